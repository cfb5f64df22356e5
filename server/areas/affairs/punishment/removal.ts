import type { RemovalStanding } from '#domain/affairs/punishment/calls.ts'
import { punishmentCalls } from '#domain/affairs/punishment/calls.ts'
import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { punishmentSettings } from '#domain/affairs/punishment/settings.ts'
import { monthsOf, servedOf } from '#domain/affairs/punishment/terms.ts'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { imposedStates } from '#domain/violation/effects.ts'
import { violationRecord } from '#domain/violation/record.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { endOf } from '#server/core/database/moment.ts'
import { above, not, table } from '#server/core/database/table.ts'
import type { Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import type { Punishment } from './about.ts'

/**
 * How the student of a punishment stands towards its removal today. Refused where it has no term, as an expulsion, or was
 * not delivered yet; with `merit` also where the college grants no early removal.
 */
export async function removalOf(unit: Unit, row: Punishment, merit: boolean): Promise<RemovalStanding> {
  const { db, actor, app } = unit
  const settings = await settingsOf(db, actor.tenantId, punishmentSettings)
  const { receivedOn, studentId } = row
  const months = monthsOf(row.kind, settings)
  if (months === null) return refuse({ type: 'conflict', message: '开除学籍处分不能解除' })
  if (receivedOn === null) return refuse({ type: 'conflict', message: '处分决定书尚未送达' })
  if (merit && !settings.meritRemoval) refuse({ type: 'conflict', message: '学校未开放提前解除' })
  const violations = await table(violationRecord, db, actor.tenantId).list(
    { studentId, state: ['notified', ...imposedStates], happenedAt: above(endOf(receivedOn)) },
    ['happenedAt'],
  )
  const punishments = await table(punishment, db, actor.tenantId).list(
    { studentId, state: ['effective', 'removed'], id: not(row.id), receivedOn: above(receivedOn) },
    ['receivedOn'],
  )
  const later = [
    ...violations.map(({ happenedAt }) => happenedAt.slice(0, 10)),
    ...punishments.flatMap((each) => each.receivedOn ?? []),
  ]
  const today = todayOf(app)
  const served = servedOf({ receivedOn, months, later, merit, today })
  return {
    ...served,
    laterViolations: violations.length,
    laterPunishments: punishments.length,
    due: row.state === 'effective' && served.removableOn <= today,
  }
}

export const punishmentRoutes: readonly Route[] = [
  answerCall(punishmentCalls.removal, oneId, async ({ id }, { app, actor }) => {
    const unit = { app, db: app.db, actor }
    const found = await readerOf(punishment).one(unit, id, punishmentCalls.removal.access)
    return removalOf(unit, (found ?? refuse({ type: 'not-found' })).whole as Punishment, false)
  }),
]
