import { student } from '#domain/base/student.ts'
import { checkOut, leavingStates } from '#domain/dormitory/check-out/application.ts'
import { checkOutReason } from '#domain/dormitory/check-out/reason.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { openStay } from '../stay/keep.ts'
import { moveOut } from '../stay/move.ts'

type CheckOut = Row<typeof checkOut>

const filled = ['reasonId', 'leavesOn', 'note', 'proof'] as const

/** What is asked for can be: the reason is in use, and the day is not over. */
async function checkAsked({ db, actor, app }: Unit, { reasonId, leavesOn = '' }: Partial<CheckOut>) {
  const found = await table(checkOutReason, db, actor.tenantId).get({ id: reasonId }, ['enabled'])
  if (!found?.enabled) refuseAt('reasonId', '该退宿原因已停用')
  if (leavesOn < todayOf(app)) refuseAt('leavesOn', '计划离开日期不能早于今天')
}

async function sent(unit: Unit, row: CheckOut) {
  const { db, actor } = unit
  const studentId = row.studentId ?? ''
  await table(student, db, actor.tenantId).list({ id: studentId }, ['id'], { lock: 'no key update' })
  await checkAsked(unit, row)
  const open = { studentId, state: leavingStates, id: not(row.id) }
  if (await table(checkOut, db, actor.tenantId).exists(open))
    refuse({ type: 'conflict', message: '您有正在办理的退宿申请' })
  const stay = await openStay(unit, studentId)
  return { bedId: stay?.bedId ?? refuse({ type: 'conflict', message: '您当前没有入住床位，无须退宿' }) }
}

/** The stay ends today with the act that releases the student: both, or neither. One that has ended in another way is not asked for. */
async function left(unit: Unit, { studentId, reasonId, bedId }: CheckOut) {
  const { db, actor, app } = unit
  const leftAt = timeOf(app.now())
  if (!(await openStay(unit, studentId ?? ''))) return { leftAt }
  const reason = await table(checkOutReason, db, actor.tenantId).get({ id: reasonId }, ['endReason'])
  const ended = await moveOut(unit, {
    studentId: studentId ?? '',
    reason: reason?.endReason ?? 'checkout',
  })
  // The property that was checked is that of the bed in the application.
  if (ended.bedId !== bedId) refuse({ type: 'conflict', message: '学生的床位已变动，请重新申请退宿' })
  return { leftAt }
}

/** What was damaged is paid, whatever became of the bed: who was given another one since stays in it. */
async function settled(unit: Unit, row: CheckOut) {
  const stay = await openStay(unit, row.studentId ?? '')
  return stay && stay.bedId !== row.bedId ? { leftAt: timeOf(unit.app.now()) } : left(unit, row)
}

export const checkOuts = serve(checkOut, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && filled.every((name) => next[name] === current[name])) return undefined
    await checkAsked(unit, next)
    const { db, actor } = unit
    const who = await table(student, db, actor.tenantId).get({ id: next.studentId }, ['name'])
    return { title: `${who?.name} 退宿` }
  },
  actions: {
    submit: async (row, _, unit) => ({ set: await sent(unit, row) }),
    release: async (row, _, unit) => ({ set: await left(unit, row) }),
    settle: async (row, _, unit) => ({ set: await settled(unit, row) }),
  },
})
