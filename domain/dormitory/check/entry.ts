import { daysAfter } from '#domain/kernel/days.ts'

/** How long after a check its sheet may still be entered, in days: a phone without a line sends it later. */
export const enteredWithin = 14

/** The last day on which the sheet of a check of this day may be entered. */
export const enteredUntil = (day: string): string => daysAfter(day, enteredWithin)
