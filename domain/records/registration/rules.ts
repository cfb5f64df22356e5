import { daysAfter } from '#domain/kernel/days.ts'
import type { RegistrationLack, RegistrationState } from './words.ts'

/** The days of a batch, `2026-09-01`. */
interface Window {
  readonly reportFrom: string
  readonly reportTo: string
  readonly registerTo: string
}

/** How many days before the term reporting begins, how long it lasts, and how long after it one is registered. */
interface WindowDefaults {
  readonly daysBefore: number
  readonly reportDays: number
  readonly registerDays: number
}

/** What a batch leaves empty, by the first Monday of its term. */
export function windowOf(
  asked: { readonly [K in keyof Window]?: string | null | undefined },
  termStart: string,
  { daysBefore, reportDays, registerDays }: WindowDefaults,
): Window {
  const reportFrom = asked.reportFrom ?? daysAfter(termStart, -daysBefore)
  const reportTo = asked.reportTo ?? daysAfter(reportFrom, reportDays - 1)
  return { reportFrom, reportTo, registerTo: asked.registerTo ?? daysAfter(reportTo, registerDays) }
}

/** Whether a student may say on this day to have arrived: not before the batch, and not once registering is over. */
export const mayArrive = ({ reportFrom, registerTo }: Window, today: string): boolean =>
  reportFrom <= today && today <= registerTo

/** Days that a student has who joins when the time is nearly over. */
export const joiningDays = 7

/** Days after which an unregistered student is brought to the college: two weeks, order 41 of the ministry, article 30. */
export const usualGraceDays = 14

/** Whether a student has been unregistered for more than so many days after the last one. */
export const isLongOverdue = (
  { state, lapsesOn }: { readonly state: RegistrationState; readonly lapsesOn: string },
  today: string,
  graceDays: number,
): boolean => state === 'overdue' && daysAfter(lapsesOn, graceDays) < today

interface Facts {
  readonly reported: boolean
  /** In fen, of tuition whose payment was not put off. */
  readonly owed: number
  readonly infoWaits: boolean
}

/** What is still lacking, in the order in which it is shown; codes with commas between, null where nothing is. */
export function lacksOf({ reported, owed, infoWaits }: Facts): string | null {
  const lacks: RegistrationLack[] = []
  if (!reported) lacks.push('arrival')
  if (owed > 0) lacks.push('tuition')
  if (infoWaits) lacks.push('info')
  return lacks.join(',') || null
}
