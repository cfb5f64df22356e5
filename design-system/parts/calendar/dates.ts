import { addDays, type Day, isDay } from './days.ts'

const near: Readonly<Record<string, number>> = { 前天: -2, 昨天: -1, 今天: 0, 明天: 1, 后天: 2 }

const dayFrom = (year: string, month: string, day: string): Day | undefined => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/** Takes what people type: 2026-9-1, 2026/09/01, 2026.9.1, 2026年9月1日, 20260901, 9-1 of this year, 明天. */
export const readDate = (typed: string, today: Day): Day | undefined => {
  const text = typed.normalize('NFKC').trim()
  const away = near[text]
  if (away !== undefined) return addDays(today, away)
  const parts = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (parts) return dayFrom(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '')
  const short = /^(\d{1,2})\D+(\d{1,2})\D*$/.exec(text)
  return short ? dayFrom(today.slice(0, 4), short[1] ?? '', short[2] ?? '') : undefined
}

/** `yyyy-MM` from 2026-9, 2026/09, 2026年9月, 202609. */
export const readMonth = (typed: string): string | undefined => {
  const text = typed.normalize('NFKC').trim()
  const parts = /^(\d{4})\D+(\d{1,2})\D*$/.exec(text) ?? /^(\d{4})(\d{2})$/.exec(text)
  return parts ? dayFrom(parts[1] ?? '', parts[2] ?? '', '1')?.slice(0, 7) : undefined
}
