import { owedOf } from '#domain/fee/balance.ts'
import { feeLedger } from '#domain/fee/ledger.ts'
import { feeProject } from '#domain/fee/project.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'

type StudentFee = Row<typeof studentFee>

const fen = (yuan: string | null | undefined) => fenOf(yuan ?? '0.00')
const dayOfMs = 86_400_000

export const studentFees = serve(studentFee, {
  beforeWrite({ due, reduced, studentId, projectId, academicYear }, { current }) {
    if (fen(due) < fen(reduced)) refuseAt('due', '应缴金额不能少于已减免的金额')
    const moved =
      current &&
      (current.studentId !== studentId ||
        current.projectId !== projectId ||
        current.academicYear !== academicYear)
    if (moved && fen(current.paid) > 0)
      refuse({ type: 'conflict', message: '已有缴费记录，不能更换学生、项目或学年' })
    return current ? undefined : { reduced: '0.00', paid: '0.00', refunded: '0.00' }
  },

  async beforeRemove(ids, { db, actor }) {
    if (await table(feeLedger, db, actor.tenantId).exists({ feeId: [...ids] }))
      refuse({ type: 'conflict', message: '已有缴费记录，不能删除' })
  },

  actions: {
    reduce(row, { amount, reason }) {
      const fee = row as StudentFee
      const [asked, owed] = [fen(amount), fenOf(owedOf(fee))]
      if (asked <= 0 || asked > owed)
        refuseAt('amount', phrase('减免金额应大于 0，且不超过欠费 {{owed}} 元', { owed: yuanOf(owed) }))
      return { set: { reduced: yuanOf(fen(fee.reduced) + asked), reductionReason: reason } }
    },

    defer(row, { until, reason }, { app }) {
      const { dueOn } = row as StudentFee
      const today = todayOf(app)
      const least = dueOn > today ? dueOn : today
      if (!until || until <= least) refuseAt('until', phrase('缓缴日期应晚于 {{day}}', { day: least }))
      return { set: { deferredUntil: until, deferralReason: reason } }
    },

    async urge(row, _, unit) {
      const fee = row as StudentFee
      const now = unit.app.now()
      if (fee.urgedAt && fee.urgedAt > timeOf(new Date(now.getTime() - dayOfMs)))
        refuse({ type: 'conflict', message: '24 小时内已催缴过' })
      const { db, actor } = unit
      const project = await table(feeProject, db, actor.tenantId).get({ id: fee.projectId }, ['name'])
      await tellAboutStudent(
        unit,
        { studentId: fee.studentId },
        {
          kind: 'service',
          event: 'fee-urge',
          title: phrase('您的{{project}}还欠 {{owed}} 元，请于 {{day}} 前缴清', {
            project: project?.name ?? '',
            owed: owedOf(fee),
            day: fee.deferredUntil ?? fee.dueOn,
          }),
        },
      )
      return { outcome: '已催缴', set: { urgedAt: timeOf(now) } }
    },
  },
})
