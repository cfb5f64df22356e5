import { sql } from 'kysely'
import { repairType } from '#domain/dormitory/repair/type.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { endOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { acceptBy, begun, dueFrom } from './due.ts'
import { hoursSince, nowOf, type Order, tellStudent } from './unit.ts'

/** Of a delay: further than this it is no repair any more. */
const longestDelay = 60

/** The worker of an area in use, whose account is too. */
async function workerOf({ db, actor }: Unit, areaId: string) {
  const { rows } = await sql<{
    workerId: string
  }>`select a.worker_id as "workerId" from dormitory_repair_area a
    join "system_user" u on u.tenant_id = a.tenant_id and u.id = a.worker_id and u.enabled
    where a.tenant_id = ${actor.tenantId} and a.id = ${areaId} and a.enabled`.execute(db)
  const message = '所选维修区域已停用，或其维修工的账号已停用'
  return rows[0] ?? refuse({ type: 'invalid', message, fields: { areaId: message } })
}

export async function dispatch(row: Order, areaId: string, unit: Unit) {
  const { workerId } = await workerOf(unit, areaId)
  const set = { workerId, dispatchedAt: nowOf(unit), acceptBy: await acceptBy(unit, row) }
  return { set: { ...set, acceptedAt: null, arrivedAt: null, reason: null } }
}

export const accept = (row: Order, unit: Unit) => ({
  set: {
    acceptedAt: nowOf(unit),
    warnAt: row.overdue ? null : row.dueAt,
    respondHours: row.respondHours ?? hoursSince(unit, row.reportedAt ?? nowOf(unit)),
  },
})

export function askDelay(row: Order, delayUntil: string, unit: Unit) {
  const now = nowOf(unit)
  const earliest = (row.dueAt ?? '') > now ? (row.dueAt ?? now) : now
  const message = phrase('延期时间应晚于 {{earliest}}，且不超过 {{days}} 天', {
    earliest,
    days: longestDelay,
  })
  if (delayUntil <= earliest || delayUntil.slice(0, 10) > daysAfter(now.slice(0, 10), longestDelay))
    refuse({ type: 'invalid', message, fields: { delayUntil: message } })
  return undefined
}

export async function agreeDelay(row: Order, unit: Unit) {
  await tellStudent(
    unit,
    row,
    phrase('维修延期至 {{until}}，{{reason}}', { until: row.delayUntil, reason: row.delayReason }),
  )
  return { set: { dueAt: row.delayUntil, warnAt: row.delayUntil } }
}

/** Once for a deadline, however often the order is looked at after it. */
const late = ({ overdue, overdueTimes }: Order) => ({
  overdue: true,
  overdueTimes: (overdueTimes ?? 0) + (overdue ? 0 : 1),
})

export function lapse(row: Order, unit: Unit) {
  if ((row.dueAt ?? '9') > nowOf(unit)) refuse({ type: 'conflict', message: '尚未超过完工期限' })
  return { set: { ...late(row), warnAt: null } }
}

async function reopenDaysOf({ db, actor }: Unit, typeId: string) {
  const type = await table(repairType, db, actor.tenantId).get({ id: typeId }, ['reopenDays'])
  return type?.reopenDays ?? 7
}

export async function finish(row: Order, unit: Unit) {
  const now = nowOf(unit)
  const days = await reopenDaysOf(unit, row.typeId)
  await tellStudent(unit, row, '已完工，请确认并评价')
  return {
    set: {
      finishedAt: now,
      finishHours: hoursSince(unit, row.reportedAt ?? now),
      ...((row.dueAt ?? '9') < now && late(row)),
      warnAt: null,
      closeBy: endOf(daysAfter(now.slice(0, 10), days)),
    },
  }
}

/** It begins again: by its own deadline, and with nothing of what was said of the repair that did not hold. */
export async function reopen(row: Order, unit: Unit) {
  if ((row.closeBy ?? '') < nowOf(unit)) refuse({ type: 'conflict', message: '已超过返修期限，请重新报修' })
  const anew = { acceptedAt: null, arrivedAt: null, finishedAt: null, confirmBy: null, closeBy: null }
  return {
    set: {
      ...anew,
      ...{ rating: null, comment: null, reason: null, delayUntil: null, delayReason: null },
      reopened: (row.reopened ?? 0) + 1,
      ...begun(await dueFrom(unit, row.urgencyId)),
    },
  }
}
