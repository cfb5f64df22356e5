import { daysAfter, daysBetween } from '#domain/kernel/days.ts'
import { monthsAfter, releasableFrom } from '#domain/violation/terms.ts'
import { type PunishmentKind, punishmentKinds } from './words.ts'

const order = Object.keys(punishmentKinds.labels) as PunishmentKind[]

/** Whether the first kind is milder than the second. */
export const isMilder = (one: PunishmentKind, other: PunishmentKind): boolean =>
  order.indexOf(one) < order.indexOf(other)

interface Months {
  readonly warningMonths: number
  readonly seriousMonths: number
  readonly demeritMonths: number
  readonly probationMonths: number
}

/** How many months a punishment of this kind runs, as the college has set it; null of an expulsion, which has no end. */
export const monthsOf = (kind: PunishmentKind, settings: Months): number | null =>
  kind === 'expulsion' ? null : settings[`${kind}Months`]

/** The last day on which an appeal may be handed in: calendar days, the first being the one after the delivery. */
export const appealUntilOf = (receivedOn: string, appealDays: number): string =>
  daysAfter(receivedOn, appealDays)

/** The day from which a punishment that was delivered on this day has run out; null of one without a term. */
export const endsOnOf = (receivedOn: string, months: number | null): string | null =>
  months === null ? null : monthsAfter(receivedOn, months)

interface Served {
  readonly receivedOn: string
  readonly months: number
  /** Days of violations and of the delivery of other punishments since then; each begins the term anew. */
  readonly later: readonly string[]
  /** Great merit halves the term. */
  readonly merit: boolean
  readonly today: string
}

/** Since when the term runs, how much of it is served, in days, and the first day on which its removal may be asked for. */
export function servedOf({ today, ...served }: Served) {
  const removableOn = releasableFrom(served)
  const began = served.later.reduce((latest, day) => (day > latest ? day : latest), served.receivedOn)
  const termDays = daysBetween(began, removableOn)
  const servedDays = Math.min(termDays, Math.max(0, daysBetween(began, today)))
  return { began, removableOn, termDays, servedDays }
}
