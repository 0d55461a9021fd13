/** The app around the pages: kept on the phone, renewed when it suits, offered to the home screen. */
import { offerHome } from "./home_screen.js";
import { watchForVersion } from "./version.js";
import { register } from "./worker.js";

export async function begin() {
  offerHome();
  const registration = await register();
  if (registration) watchForVersion(registration);
}
