import { type DateValue, parseDate } from '@ark-ui/react/date-picker'

/** `yyyy-MM-dd`, or undefined for what is no day of the calendar. */
export const toDate = (text: string | null | undefined): DateValue | undefined => {
  if (!text) return undefined
  try {
    return parseDate(text)
  } catch {
    return undefined
  }
}

/** Takes what people type: 2026-9-1, 2026/09/01, 2026.9.1, 2026年9月1日, 20260901. */
export const readDate = (typed: string): DateValue | undefined => {
  const parts =
    /^\s*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(typed) ?? /^\s*(\d{4})(\d{2})(\d{2})\s*$/.exec(typed)
  if (!parts) return undefined
  const [, year, month = '', day = ''] = parts
  return toDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** As the API has it: `yyyy-MM-dd`. */
export const writeDate = (date: DateValue) => date.toString()
