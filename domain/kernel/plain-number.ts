/**
 * A text with plain digits and signs, whatever the keyboard had. One that stands raised, in a circle or in a fraction
 * stays what it is: as a digit beside others it would make another number of them.
 */
export const plainDigits = (text: string) =>
  text.replace(/[^\p{No}]+/gu, (part) => part.normalize('NFKC')).trim()

const grouped = /^[+-]?\d{1,3}(?:(?:, ?\d{3})+|(?: \d{3})+)(?:\.\d+)?$/

/** A number without what stands between its thousands. Where not all of its groups have three digits, they are none. */
export const ungrouped = (text: string) => (grouped.test(text) ? text.replace(/[, ]/g, '') : text)
