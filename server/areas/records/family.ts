import { student } from '#domain/base/student.ts'
import { studentFamily } from '#domain/base/student-family.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { ownAccessOf } from '#domain/system/own-fields/rules.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { isInRound } from '#server/engine/own-record/in-round.ts'
import { ownRules } from '#server/engine/own-record/rules.ts'

/** As many as the student's own form takes. */
const most = student.lines?.family?.most ?? 12

/** The student whom an account is of; undefined for staff. */
async function ownStudent({ db, actor }: Unit): Promise<string | undefined> {
  return (await table(student, db, actor.tenantId).get({ id: actor.granted.self }, ['id']))?.id
}

/** A student changes the family only while the college leaves it open, as in their own record. */
async function mustBeOpen({ db, app, actor }: Unit) {
  const rules = await ownRules(db, actor.tenantId, student)
  const access = ownAccessOf(rules, {}, await isInRound({ db, now: app.now }, actor, student))
  if (access.family !== 'write') refuse({ type: 'conflict', message: '家庭成员当前不开放修改' })
}

const refuseStudent = (message: string) =>
  refuse({ type: 'invalid', message, fields: { studentId: message } })

export const families = serve(studentFamily, {
  async beforeWrite(next, { current, ...unit }) {
    const own = await ownStudent(unit)
    const studentId = next.studentId ?? own ?? refuseStudent('请选择学生')
    if (current && current.studentId !== studentId) refuseStudent('家庭成员不能改到其他学生名下')
    if (studentId === own) await mustBeOpen(unit)
    if (current) return undefined
    const total = await table(studentFamily, unit.db, unit.actor.tenantId).count({ studentId })
    if (total >= most) refuseStudent(phrase('家庭成员最多 {{count}} 条', { count: most }))
    return { studentId }
  },
  async beforeRemove(ids, unit) {
    const own = await ownStudent(unit)
    if (!own) return
    if (await table(studentFamily, unit.db, unit.actor.tenantId).exists({ studentId: own, id: ids }))
      await mustBeOpen(unit)
  },
})
