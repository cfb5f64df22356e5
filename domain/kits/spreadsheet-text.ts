/** What a spreadsheet program would take for the beginning of a formula, half and full width; and a quotation mark. */
const risky = /^'*[=+\-@\t\r"＝＋－＠]/

/**
 * A text as a csv file may hold it: with an apostrophe before what would else be run as a formula (CWE-1236). One that
 * begins with apostrophes and then such a sign gets one more, so that `unguarded` gives back exactly what went in.
 */
export const guarded = (text: string) => (risky.test(text) ? `'${text}` : text)

/** The text that `guarded` was given. */
export const unguarded = (text: string) =>
  text.startsWith("'") && risky.test(text.slice(1)) ? text.slice(1) : text
