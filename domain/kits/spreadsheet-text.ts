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

/**
 * A text as a workbook may hold it: what would be read there as the code of a character, such as `_x0041_`, is written
 * as its signs (ECMA-376, part 1, 22.9.2.19).
 */
export const spelledOut = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/** The text that `spelledOut` was given; and what a code stands for where another program wrote one. */
export const fromCodes = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
