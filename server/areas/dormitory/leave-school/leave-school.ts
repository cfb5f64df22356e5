import { student } from '#domain/base/student.ts'
import { leaveSchool, openLeavings } from '#domain/dormitory/leave-school/leave-school.ts'
import { endsOfStay } from '#domain/dormitory/leave-school/words.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { openStay } from '../stay/keep.ts'
import { moveOut } from '../stay/move.ts'

type Leaving = Row<typeof leaveSchool>

/** The bed that is left: a student sleeps somewhere, and leaves once at a time. */
async function bedLeft(unit: Unit, { id, studentId }: Partial<Leaving>) {
  const { db, actor } = unit
  await table(student, db, actor.tenantId).list({ id: studentId ?? '' }, ['id'], { lock: 'no key update' })
  const open = { studentId, state: openLeavings, ...(id && { id: not(id) }) }
  if (await table(leaveSchool, db, actor.tenantId).exists(open))
    refuseAt('studentId', '该学生有尚未办结的离校登记')
  const stay = await openStay(unit, studentId ?? '')
  if (!stay) refuseAt('studentId', '该学生当前没有入住床位')
  return { bedId: stay.bedId, buildingId: stay.buildingId }
}

/** Who leaves for good gives the bed free today: both, or neither. */
async function endStay(unit: Unit, { studentId, kind, bedId }: Leaving) {
  const reason = kind && endsOfStay[kind]
  if (!reason) return
  const ended = await moveOut(unit, { studentId, reason })
  // The property that was checked is that of the bed in the register.
  if (ended.bedId !== bedId) refuse({ type: 'conflict', message: '学生的床位已变动，请重新登记离校' })
}

export const leaveSchools = serve(leaveSchool, {
  async beforeWrite(next, { current, ...unit }) {
    const forGood = Boolean(next.kind && endsOfStay[next.kind])
    const same = current && current.studentId === next.studentId
    return same ? { forGood } : { forGood, ...(await bedLeft(unit, next)) }
  },
  actions: {
    async leave(row, { keyState }, unit) {
      if (row.forGood && keyState === 'kept') refuseAt('keyState', '不再返校的学生须交回钥匙')
      await endStay(unit, row)
      return { set: { leftAt: timeOf(unit.app.now()) } }
    },
    comeBack: (_, __, { app }) => ({ set: { returnedAt: timeOf(app.now()) } }),
  },
})
