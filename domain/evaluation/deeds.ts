import type { PunishmentKind } from '#domain/affairs/punishment/words.ts'
import type { Effect } from './arithmetic.ts'

/** Points that a punishment takes away: 警告 15, 严重警告 20, 记过 25, 留校察看 50. Of 开除 there is no evaluation. */
export const punishmentPoints: Readonly<Record<PunishmentKind, number>> = {
  ...{ warning: 15, serious: 20, demerit: 25 },
  ...{ probation: 50, expulsion: 50 },
}

/**
 * What a violation and a punishment take away. A punishment for a recorded violation is the same event, of which the
 * heavier counts.
 */
export const effectOfViolation = (id: string, label: string, points: number): Effect => ({
  event: `violation ${id}`,
  points: -points,
  label,
})

export const effectOfPunishment = (
  { id, violationId }: { readonly id: string; readonly violationId: string | null },
  label: string,
  kind: PunishmentKind,
): Effect => ({
  event: violationId ? `violation ${violationId}` : `punishment ${id}`,
  points: -punishmentPoints[kind],
  label,
})

/** By which declarations of one event are known: its words, without spaces and signs, whatever their case; signs alone as they are. */
export const eventKey = (event: string): string => {
  const written = event.normalize('NFKC').toLowerCase()
  return written.replace(/[\s\p{P}\p{S}]/gu, '') || written
}
