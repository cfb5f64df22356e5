/** What a spreadsheet takes for the beginning of a formula, half and full width, behind whatever blanks. */
const formula = /^[\s']*[=+\-@＝＋－＠]/

/** A text that may be pasted into a spreadsheet: an apostrophe keeps it from being run as a formula (CWE-1236). */
export const harmless = (text: string) => (formula.test(text) ? `'${text}` : text)
