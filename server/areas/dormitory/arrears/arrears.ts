import { arrears } from '#domain/dormitory/arrears/arrears.ts'
import { arrearsStateOf } from '#domain/dormitory/arrears/state.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf, fenOrNone, yuanOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { serve } from '#server/core/serve.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { lodgingOf } from './lodging.ts'

type Arrears = Row<typeof arrears>

const owedOf = (due: string, paid: string) => yuanOf(Math.max(0, fenOf(due) - fenOf(paid)))

export const arrearsServed = serve(arrears, {
  async beforeWrite({ studentId, due, paid }, { current, ...unit }) {
    const same = current && current.studentId === studentId
    const lodging = same ? undefined : await lodgingOf(unit, studentId ?? '')
    const half = lodging?.half ?? null
    const asked = due ?? (half === null ? null : yuanOf(Math.round(half)))
    const amount = asked ?? refuseAt('due', '该学生没有床位或房间没有等级，请填写应缴金额')
    const given = paid ?? '0.00'
    if (fenOf(amount) < fenOf(given)) refuseAt('due', '应缴金额不能少于已缴金额')
    const { bedId = null, buildingId = null, levelId = null } = lodging ?? {}
    const place = same ? {} : { bedId, buildingId, levelId }
    return {
      ...place,
      due: amount,
      paid: given,
      owed: owedOf(amount, given),
      state: arrearsStateOf({ due: amount, paid: given }),
    }
  },
  actions: {
    async pay(row, { amount, receiptNo }) {
      const { due, paid } = row as Arrears
      const given = fenOrNone(amount)
      const owed = fenOrNone(due) - fenOrNone(paid)
      if (given <= 0 || given > owed)
        refuseAt('amount', phrase('缴费金额应大于 0，且不超过欠费 {{owed}} 元', { owed: yuanOf(owed) }))
      return { set: { paid: yuanOf(fenOrNone(paid) + given), receiptNo } }
    },
    async urge(row, _, unit) {
      const { studentId, urgedAt, urges, owed, dueOn } = row as Arrears
      const now = unit.app.now()
      if (urgedAt && urgedAt > timeOf(new Date(now.getTime() - 86_400_000)))
        refuse({ type: 'conflict', message: '24 小时内已催缴过' })
      await tellAboutStudent(
        unit,
        { studentId },
        {
          kind: 'service',
          event: 'dormitory-arrears',
          title: phrase('您的住宿费还欠 {{owed}} 元，请于 {{day}} 前缴清', { owed, day: dueOn }),
        },
      )
      return { outcome: '已催缴', set: { urgedAt: timeOf(now), urges: (urges ?? 0) + 1 } }
    },
  },
})
