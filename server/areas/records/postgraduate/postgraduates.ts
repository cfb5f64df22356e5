import { student } from '#domain/base/student.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { postgraduate } from '#domain/records/postgraduate/postgraduate.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { checkMentor, checkPlace, recount } from './supervisors.ts'

/** Level and mentor are told once; from then on an approval changes them. */
export const postgraduateRecords = serve(postgraduate, {
  async beforeWrite(next, { current, ...unit }) {
    const { studentId = '', level = 'master', firstMentorId: mentorId } = next
    if (current) {
      if (current.studentId !== studentId) refuseAt('studentId', '不能改为其他学生')
      if (current.level !== level) refuseAt('level', '层次的变更请通过研究生学籍异动办理')
      if (current.firstMentorId && current.firstMentorId !== mentorId)
        refuseAt('firstMentorId', '导师变更请通过研究生学籍异动办理')
    }
    if (!mentorId || mentorId === current?.firstMentorId) return undefined
    const { grade } =
      (await table(student, unit.db, unit.actor.tenantId).get({ id: studentId }, ['grade'])) ??
      refuse({ type: 'not-found' })
    const guided = { mentorId, studentId, level, grade }
    await checkMentor(unit, 'firstMentorId', guided)
    await checkPlace(unit, 'firstMentorId', guided)
    return undefined
  },
  afterWrite: async ({ firstMentorId }, { db, actor }) =>
    void (firstMentorId && (await recount(db, actor.tenantId, [firstMentorId]))),
})
