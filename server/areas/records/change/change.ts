import { student as students } from '#domain/base/student.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { statusChange } from '#domain/records/change/change.ts'
import { changeKinds } from '#domain/records/change/words.ts'
import { postgraduate } from '#domain/records/postgraduate/postgraduate.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { revert, takeEffect } from './apply.ts'
import { checkAlone, checkAsked } from './checked.ts'
import { checkClass, effectsOf } from './effects.ts'
import { checkPlaces } from './scope.ts'
import { tellOf } from './tell.ts'
import { type Change, type Changing, kindOf, studentOf } from './unit.ts'

const filled = [
  ...(['studentId', 'wish', 'decision', 'reason', 'note', 'since', 'until'] as const),
  ...(['toMajorId', 'wishedClass', 'school', 'parentsLetter', 'proof'] as const),
]

const isOwn = ({ actor }: Unit, studentId: string | null) => actor.granted.self.includes(studentId ?? '')
const ownOf = async ({ db, actor }: Unit) =>
  (await table(students, db, actor.tenantId).get({ id: actor.granted.self }, ['id']))?.id

/** Whom it is about: a student's own is always their own, and asks for nothing that only the college decides. */
async function aboutWhom(unit: Unit, next: Partial<Change>) {
  const studentId = next.studentId ?? (await ownOf(unit)) ?? refuseAt('studentId', '请选择学生')
  if (isOwn(unit, studentId) && next.decision) refuseAt('decision', '该类异动由学校办理')
  return studentId
}

const atMidnight = (day: string) => ({ effectiveOn: day, effectiveAt: `${day} 00:00:00` })

async function sent(changing: Changing, unit: Unit, row: Change) {
  const student = await studentOf(unit, row.studentId, true)
  await checkAlone(unit, changing.of, row)
  await checkAsked(changing, unit, row, student, isOwn(unit, student.id))
  const more = await changing.effects?.(unit, row)
  return { ...(await effectsOf(unit, row, student)), ...more, sentAt: timeOf(unit.app.now()) }
}

/** What the server does about the changes of a kind of students. */
export const changesOf = (changing: Changing) =>
  serve(changing.of, {
    async beforeWrite(next, { current, ...unit }) {
      if (current && filled.every((name) => next[name] === current[name])) return undefined
      const studentId = await aboutWhom(unit, next)
      if (current && current.studentId !== studentId) refuseAt('studentId', '不能改为其他学生')
      const student = await studentOf(unit, studentId)
      await checkAsked(changing, unit, next, student, isOwn(unit, studentId))
      const { kind } = kindOf({ wish: next.wish ?? null, decision: next.decision ?? null })
      return {
        studentId,
        title: `${student.name} ${changeKinds.labels[kind]}`,
        fromClassId: student.classId,
        ...changing.says?.(next),
      }
    },
    actions: {
      submit: async (row, _, unit) => ({ set: await sent(changing, unit, row) }),
      async approve(row, _, unit) {
        await checkPlaces(unit, row)
        await changing.approve?.(unit, row, await studentOf(unit, row.studentId))
        const today = todayOf(unit.app)
        // What the college decides may have begun before it was written down; what a student asked for has not.
        return { set: atMidnight(row.decision || row.since > today ? row.since : today) }
      },
      async arrange(row, { effectiveOn, toClassId }, unit) {
        const student = await studentOf(unit, row.studentId)
        if (effectiveOn < student.entryDate) refuseAt('effectiveOn', '生效日期不能早于入学日期')
        if (effectiveOn > daysAfter(todayOf(unit.app), 366))
          refuseAt('effectiveOn', '生效日期不能晚于一年之后')
        await checkClass(unit, row, student, toClassId)
        return {
          set: { ...(await effectsOf(unit, { ...row, toClassId }, student)), ...atMidnight(effectiveOn) },
        }
      },
      takeEffect: async (row, _, unit) => ({ set: await takeEffect(changing, unit, row) }),
      async cancel(row, _, unit) {
        await tellOf(unit, row, { title: '已取消' })
        return undefined
      },
      async revert(row, _, unit) {
        await revert(changing, unit, row)
        return undefined
      },
    },
  })

/** Changes of all students but postgraduates, whose changes are a list of their own. */
export const ordinary: Changing = {
  of: statusChange,
  async check({ db, actor }, row, { id }) {
    if (await table(postgraduate, db, actor.tenantId).exists({ studentId: id }))
      refuseAt(row.decision ? 'decision' : 'wish', '研究生的异动请在“研究生学籍异动”中办理')
  },
}

export const changes = changesOf(ordinary)
