/** Something given on in the ways that this phone can. */

/** Whether a text could be copied: plain http gives no clipboard. @param {string} text @returns {Promise<boolean>} */
export async function isCopied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whoever closes the phone’s own sheet of ways has thought better of it. @param {ShareData} what */
export const giveOut = (what) => navigator.share(what).catch(() => {});
