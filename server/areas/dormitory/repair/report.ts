import { student } from '#domain/base/student.ts'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { repairType } from '#domain/dormitory/repair/type.ts'
import { openStates } from '#domain/dormitory/repair/words.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit, WriteUnit } from '#server/core/serve.ts'
import { begun, dueFrom } from './due.ts'
import { ownStudent, placeOf } from './place.ts'
import { nowOf, type Order } from './unit.ts'

/** What follows from these is found anew when one of them changes. */
const told = [
  'studentId',
  'inPublic',
  'roomId',
  'publicBuildingId',
  'place',
  'typeId',
  'urgencyId',
  'visitOn',
] as const

/** So many at once and no more: somebody who reports the whole house does not keep the workers from others. */
const mostOpen = 10

async function typeNamed({ db, actor }: Unit, typeId = '') {
  const type = await table(repairType, db, actor.tenantId).get({ id: typeId, enabled: true }, ['name'])
  const message = '请选择在用的报修类型'
  return type?.name ?? refuse({ type: 'invalid', message, fields: { typeId: message } })
}

/** Of the student's own, one after another, so that two filed at once are counted too. */
async function refuseTooMany({ db, actor }: Unit, studentId: string) {
  await table(student, db, actor.tenantId).lock({ id: studentId })
  const count = await table(repairOrder, db, actor.tenantId).count({ studentId, state: openStates })
  const message = phrase('您有 {{count}} 张报修单尚未完工，请等待处理后再报修', { count })
  if (count >= mostOpen) refuse({ type: 'conflict', message })
}

/** What the server adds to what was reported: whose it is, where, by when. */
export async function reported(
  next: Partial<Order>,
  unit: WriteUnit<typeof repairOrder>,
): Promise<Partial<Order> | undefined> {
  const { current } = unit
  if (current && told.every((name) => next[name] === current[name])) return undefined
  const now = nowOf(unit)
  const own = await ownStudent(unit)
  if (own && !current) await refuseTooMany(unit, own.id)
  const roomId = next.inPublic ? null : own ? own.roomId : next.roomId
  if (own && !next.inPublic && !roomId) {
    const message = '没有您的住宿登记：公共区域的故障请勾选“公共区域”，寝室的故障请宿管员代为报修'
    refuse({ type: 'invalid', message, fields: { inPublic: message } })
  }
  if (next.visitOn && next.visitOn < now.slice(0, 10)) {
    const message = '预约日期不能早于今天'
    refuse({ type: 'invalid', message, fields: { visitOn: message } })
  }
  const publicBuildingId = next.inPublic ? (next.publicBuildingId ?? null) : null
  const place = await placeOf(unit, { ...next, roomId, publicBuildingId })
  const fresh = !current || current.urgencyId !== next.urgencyId
  return {
    ...(own && { studentId: own.id, phone: next.phone ?? own.mobile }),
    ...{ roomId, publicBuildingId, buildingId: place.buildingId },
    title: `${place.name} ${await typeNamed(unit, next.typeId)}`.slice(0, 120),
    ...(fresh && begun(await dueFrom(unit, next.urgencyId ?? '', true))),
    ...(!current && { reportedAt: now, reopened: 0, overdueTimes: 0 }),
  }
}
