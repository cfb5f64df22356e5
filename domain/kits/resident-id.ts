import { plainLine } from '#domain/kernel/seen-text.ts'
import { isCalendarDay } from '#domain/rules/calendar-day.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

/** The last character that belongs to the first 17 digits (GB 11643-1999; ISO 7064, MOD 11-2). */
export function checkDigit(first17: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(first17[index]), 0)
  return checks.charAt(sum % 11)
}

/** Full-width digits become plain ones, a small x a large one, and blanks and what is not seen are gone. */
export const normalIdNo = (value: string) => plainLine(value).replaceAll(/\s/g, '').toUpperCase()

/** Whether it is well-formed, names a day that exists and ends in its check digit. Not whether it was issued. */
export function isResidentId(value: string): boolean {
  return /^[1-9]\d{16}[\dX]$/.test(value) && isBirthDay(birthDateOf(value)) && checkDigit(value) === value[17]
}

/** `yyyy-MM-dd`, digits 7 to 14. */
export const birthDateOf = (residentId: string) =>
  `${residentId.slice(6, 10)}-${residentId.slice(10, 12)}-${residentId.slice(12, 14)}`

/** The code of GB/T 2261.1: the 17th digit is odd for men. */
export const genderOf = (residentId: string): '1' | '2' => (Number(residentId[16]) % 2 === 1 ? '1' : '2')

const isBirthDay = (text: string) => text >= '1850' && isCalendarDay(text)
