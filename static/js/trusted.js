/** Which scripts a page may start: those of this house. There is one policy per page, so it lives here alone. */

const policy = globalThis.trustedTypes?.createPolicy("companion", { createScriptURL: ofThisHouse });

/** @param {string | URL} address @returns {any} what `new Worker` and `serviceWorker.register` take */
export const scriptAddress = (address) => (policy ? policy.createScriptURL(String(address)) : ofThisHouse(String(address)));

function ofThisHouse(address) {
  const { origin, href } = new URL(address, document.baseURI);
  if (origin !== location.origin) throw new TypeError(`${href} is not of this house`);
  return href;
}
