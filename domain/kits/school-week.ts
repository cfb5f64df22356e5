import { daysAfter, daysBetween } from '#domain/kernel/days.ts'

/** The teaching week that a day lies in, counted from 1, when week 1 begins on `startDate`; 0 or less before. */
export const weekOf = (startDate: string, date: string) => Math.floor(daysBetween(startDate, date) / 7) + 1

/** The last day of a term, a Sunday. */
export const lastDayOf = (startDate: string, weeks: number) => daysAfter(startDate, weeks * 7 - 1)
