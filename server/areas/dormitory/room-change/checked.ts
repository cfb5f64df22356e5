import { student } from '#domain/base/student.ts'
import { changingStates, roomChange } from '#domain/dormitory/room-change/application.ts'
import { roomChangePlan } from '#domain/dormitory/room-change/plan.ts'
import { roomChangeSettings } from '#domain/dormitory/room-change/settings.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { atLeast, not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { openStay } from '../stay/keep.ts'

export type RoomChange = Row<typeof roomChange>

/** The plan under which it is asked for: it has to be open, and for the student's college. */
export async function checkPlan(unit: Unit, { planId = '', kind, departmentId }: Partial<RoomChange>) {
  const { db, actor, app } = unit
  const plan = await table(roomChangePlan, db, actor.tenantId).get({ id: planId }, [
    ...(['name', 'opensOn', 'closesOn', 'departments', 'swaps', 'enabled'] as const),
  ])
  if (!plan) return refuseAt('planId', '调宿计划不存在')
  const today = todayOf(app)
  if (!plan.enabled || today < plan.opensOn || today > plan.closesOn)
    refuseAt('planId', phrase('“{{name}}”不在申请时间内', { name: plan.name }))
  if (departmentId && plan.departments && !plan.departments.split(',').includes(departmentId))
    refuseAt('planId', phrase('“{{name}}”不适用于您的院系', { name: plan.name }))
  if (kind === 'swap' && !plan.swaps)
    refuseAt('kind', phrase('“{{name}}”不接受两人互换', { name: plan.name }))
}

/** One student's changes are sent one after another, so that of two at once the second meets the first. */
export const lockStudents = ({ db, actor }: Unit, ids: readonly string[]) =>
  table(student, db, actor.tenantId).list({ id: ids }, ['id'], { order: ['id'], lock: 'no key update' })

/** A student has one change under way at a time, as the one who asks or who is asked. */
export async function isChanging({ db, actor }: Unit, studentId: string, but: string): Promise<boolean> {
  const changes = table(roomChange, db, actor.tenantId)
  const under = { state: changingStates, id: not(but) } as const
  return (
    (await changes.exists({ ...under, studentId })) ||
    (await changes.exists({ ...under, partnerId: studentId }))
  )
}

/** How often the student has changed beds in the year up to today is within what the college allows. */
export async function checkOften(unit: Unit, studentId: string) {
  const { db, actor, app } = unit
  const { mostPerYear } = await settingsOf(db, actor.tenantId, roomChangeSettings)
  const since = `${daysAfter(todayOf(app), -365)} 00:00:00`
  const done = await table(roomChange, db, actor.tenantId).count({
    ...{ studentId, state: 'done', doneAt: atLeast(since) },
  })
  if (done >= mostPerYear)
    refuse({
      type: 'conflict',
      message: phrase('一年内最多调宿 {{most}} 次，您已完成 {{done}} 次', { most: mostPerYear, done }),
    })
}

/** The bed in which they sleep now; refused where they have none. */
export const bedIn = async (unit: Unit, studentId: string, none: string): Promise<string> =>
  (await openStay(unit, studentId))?.bedId ?? refuse({ type: 'conflict', message: none })

const unfound = '没有找到可以互换的同学，请核对学号和姓名'

/**
 * The student with whom beds are changed. Whatever keeps it from being, it is said in the same words, so that nobody
 * learns of a number whose it is or where they sleep.
 */
export async function partnerOf(unit: Unit, row: RoomChange) {
  const { db, actor } = unit
  const found = await table(student, db, actor.tenantId).get(
    { studentNo: row.partnerNo ?? '', name: row.partnerName ?? '' },
    ['id'],
  )
  const stay = found && found.id !== row.studentId ? await openStay(unit, found.id) : undefined
  if (!found || !stay) return refuseAt('partnerNo', unfound)
  await lockStudents(unit, [found.id])
  if (await isChanging(unit, found.id, row.id)) return refuseAt('partnerNo', unfound)
  return { partnerId: found.id }
}
