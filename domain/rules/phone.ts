/** A mobile number: 11 digits, the first 1, the second 3 to 9 (specification, section 5). */
export const phonePattern = /^1[3-9]\d{9}$/

/** What people set between the digits of a number, or what comes along unseen when it is copied. */
const between = /[\s\p{Cf}]/gu
const hyphens = /[\p{Pd}−]/gu
const ofChina = /^(?:\+|00)?86(?=1[3-9]\d{9}$)/

/** A number of an office as it is kept: plain digits and signs, hyphens alike, no blanks. */
export const normalPhone = (value: string): string =>
  value.normalize('NFKC').replace(between, '').replace(hyphens, '-')

/** A mobile number as it is kept, `13900001234`: without the code of the country, and with nothing between its digits. */
export function normalMobile(value: string): string {
  const plain = normalPhone(value)
  const digits = plain.replace(/[-.()]/g, '').replace(ofChina, '')
  return phonePattern.test(digits) ? digits : plain
}

/** Whether what was typed is a mobile number, in whatever way it is set. */
export const isMobile = (value: string): boolean => phonePattern.test(normalMobile(value))
