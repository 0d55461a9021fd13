/** A text given on in the ways that this phone can. */
import { t } from "../i18n.js";

/**
 * Copies a text, or says that it is to be copied by hand: plain http gives no clipboard.
 * @param {string} text @param {(words: string) => void} say
 */
export async function copyText(text, say) {
  try {
    await navigator.clipboard.writeText(text);
    say(t("result-copied"));
  } catch {
    say(t("result-copy-by-hand"));
  }
}

/** Whoever closes the phone’s own sheet of ways has thought better of it. @param {string} text */
export const sendText = (text) => navigator.share({ text }).catch(() => {});
