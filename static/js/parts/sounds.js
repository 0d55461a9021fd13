/** What two names that nobody can tell apart have in common. @param {string} name */
export const sounds = (name) => name.normalize("NFKC").toLowerCase().replace(/\s+/gu, "");
