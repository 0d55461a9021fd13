/** The time of day as it is read here. @param {string | Date} at */
export const clock = (at) => new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(new Date(at));
