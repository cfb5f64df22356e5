import {
  heldOf,
  owedOf,
  type Refund,
  refundByMonths,
  refundedBy,
  refundOfAmount,
} from '#domain/fee/balance.ts'
import { feeLedger } from '#domain/fee/ledger.ts'
import { feeOrderLine } from '#domain/fee/order.ts'
import { feeProject } from '#domain/fee/project.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf, fenOrNone, type Yuan, yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { checkDesk, keepMovement } from './movement.ts'
import { pendingBack } from './order/pending-back.ts'
import { issueTogether } from './receipt/together.ts'

type StudentFee = Row<typeof studentFee>

const moverOf = ({ id, studentId }: StudentFee) => ({ feeId: id, studentId: studentId ?? '' })
const dayOfMs = 86_400_000

export const studentFees = serve(studentFee, {
  beforeWrite({ due, reduced, studentId, projectId, academicYear }, { current }) {
    if (fenOrNone(due) < fenOrNone(reduced)) refuseAt('due', '应缴金额不能少于已减免的金额')
    const moved =
      current &&
      (current.studentId !== studentId ||
        current.projectId !== projectId ||
        current.academicYear !== academicYear)
    if (moved && (fenOrNone(current.paid) > 0 || fenOrNone(current.reduced) > 0 || current.deferredUntil))
      refuse({ type: 'conflict', message: '已有缴费、减免或缓缴，不能更换学生、项目或学年' })
    if (moved) return { standardId: null, urgedAt: null }
    return current ? undefined : { reduced: '0.00', paid: '0.00', refunded: '0.00' }
  },

  async beforeRemove(ids, { db, actor }) {
    if (await table(feeLedger, db, actor.tenantId).exists({ feeId: [...ids] }))
      refuse({ type: 'conflict', message: '已有缴费记录，不能删除' })
    if (await table(feeOrderLine, db, actor.tenantId).exists({ feeId: [...ids] }))
      refuse({ type: 'conflict', message: '已有缴费订单，不能删除' })
  },

  together: {
    async collectTogether(rows, { amount, ...asked }, unit) {
      const fees = rows as readonly StudentFee[]
      const owed = fees.reduce((all, fee) => all + fenOf(owedOf(fee)), 0)
      if (fenOrNone(amount) !== owed)
        refuseAt('amount', phrase('所选费用共欠 {{owed}} 元，与收款合计不一致', { owed: yuanOf(owed) }))
      await checkDesk(unit, asked)
      const lines: string[] = []
      for (const fee of fees)
        lines.push(
          await keepMovement(unit, moverOf(fee), 'payment', owedOf(fee), { ...asked, together: true }),
        )
      const written = await issueTogether(unit, lines)
      return {
        outcome: phrase('已收 {{amount}} 元，收据号 {{no}}', {
          amount: yuanOf(owed),
          no: written.map(({ no }) => no).join('、'),
        }),
        sets: fees.map((fee) => ({ paid: yuanOf(fenOrNone(fee.paid) + fenOf(owedOf(fee))) })),
      }
    },
  },

  actions: {
    async collect(row, { amount, channelId, movement, movedOn }, unit) {
      const fee = row as StudentFee
      const [given, owed] = [fenOrNone(amount), fenOf(owedOf(fee))]
      if (given <= 0 || given > owed)
        refuseAt('amount', phrase('缴费金额应大于 0，且不超过欠费 {{owed}} 元', { owed: yuanOf(owed) }))
      await checkDesk(unit, { channelId, movedOn })
      await keepMovement(unit, moverOf(fee), 'payment', yuanOf(given), { channelId, movement, movedOn })
      return { set: { paid: yuanOf(fenOrNone(fee.paid) + given) } }
    },

    async refund(row, { amount, months, stillDue, reason, channelId, movement, movedOn }, unit) {
      const fee = row as StudentFee
      const refund = await refundAsked(unit, fee, { amount, months, stillDue })
      await checkDesk(unit, { channelId, movedOn })
      const paper = { channelId, movement, movedOn, reason }
      await keepMovement(unit, moverOf(fee), 'refund', refund.back, paper)
      return { outcome: phrase('已退 {{back}} 元', { back: refund.back }), set: refundedBy(fee, refund) }
    },

    reduce(row, { amount, reason }) {
      const fee = row as StudentFee
      const [asked, owed] = [fenOrNone(amount), fenOf(owedOf(fee))]
      if (asked <= 0 || asked > owed)
        refuseAt('amount', phrase('减免金额应大于 0，且不超过欠费 {{owed}} 元', { owed: yuanOf(owed) }))
      return { set: { reduced: yuanOf(fenOrNone(fee.reduced) + asked), reductionReason: reason } }
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

interface RefundAsked {
  readonly amount: Yuan | null
  readonly months: number | null
  readonly stillDue: boolean | null
}

/** What goes back, as the project allows. */
async function refundAsked(
  unit: Unit,
  fee: StudentFee,
  { amount, months, stillDue }: RefundAsked,
): Promise<Refund> {
  const { db, actor } = unit
  const project = await table(feeProject, db, actor.tenantId).get({ id: fee.projectId }, [
    ...(['refundable', 'byMonths'] as const),
  ])
  if (!project?.refundable) refuse({ type: 'conflict', message: '该项目不可退费' })
  if ((amount === null) === (months === null)) refuseAt('amount', '请填写退费金额或剩余月数，二者填一项')
  if (months !== null && !project?.byMonths) refuseAt('months', '该项目不按月退费，请填写退费金额')
  const held = fenOf(heldOf(fee)) - (await pendingBack(unit, fee.id))
  const refund =
    months === null ? refundOfAmount(fee, amount ?? '0.00', stillDue ?? false) : refundByMonths(fee, months)
  const back = fenOf(refund.back)
  if (back <= 0 || back > held)
    refuseAt(
      months === null ? 'amount' : 'months',
      phrase('退费金额应大于 0，且不超过实缴 {{held}} 元', { held: yuanOf(held) }),
    )
  return refund
}
