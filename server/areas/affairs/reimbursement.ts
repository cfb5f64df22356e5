import { reimbursement } from '#domain/affairs/reimbursement.ts'
import { affairsSettings } from '#domain/affairs/settings.ts'
import { settlementOf } from '#domain/affairs/settlement.ts'
import { student } from '#domain/base/student.ts'
import { daysBetween } from '#domain/kernel/days.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { refuseToCome, todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

const settings = ({ db, actor }: Unit) => settingsOf(db, actor.tenantId, affairsSettings)

export const reimbursements = serve(reimbursement, {
  async beforeWrite({ visitedOn = '', bills }, { current, ...unit }) {
    if (current && current.visitedOn === visitedOn && current.bills === bills) return undefined
    const { app, db, actor } = unit
    refuseToCome(unit, 'visitedOn', visitedOn, '就诊日期不能晚于今天')
    const { billDays } = await settings(unit)
    if (daysBetween(visitedOn, todayOf(app)) > billDays)
      refuseAt('visitedOn', phrase('票据超过 {{days}} 天，不能报销', { days: billDays }))
    if (!bills) refuseAt('bills', '请上传门诊票据')
    if (current) return undefined
    const own = await table(student, db, actor.tenantId).get({ id: actor.granted.self }, ['id'])
    return own ? { studentId: own.id } : refuse({ type: 'conflict', message: '只有学生本人可以申请' })
  },
  actions: {
    async settle({ id, studentId, year, amount }, { allowed }, unit) {
      if (fenOf(allowed) <= 0 || fenOf(allowed) > fenOf(amount))
        refuseAt('allowed', '可报金额应大于 0，且不超过票据金额')
      const { ratio, yearCap: cap } = await settings(unit)
      const { db, actor } = unit
      // Two bills of one student are settled one after the other, lest both take the same rest of the cap.
      await table(student, db, actor.tenantId).lock({ id: studentId ?? '' })
      const others = await table(reimbursement, db, actor.tenantId).list(
        { studentId: studentId ?? '', year: year ?? 0, state: ['settled', 'paid'], id: not(id) },
        ['reimbursed'],
      )
      const before = others.map(({ reimbursed }) => reimbursed)
      const given = settlementOf({ allowed, ratio, cap, before })
      if (fenOf(given.reimbursed) === 0)
        refuse({ type: 'conflict', message: phrase('学生本年报销已达上限 {{cap}} 元', { cap }) })
      return { set: { ratio, ...given } }
    },
    pay(_, { paidOn }, unit) {
      refuseToCome(unit, 'paidOn', paidOn, '发放日期不能晚于今天')
      return undefined
    },
    resubmit: () => ({ set: { returnReason: null } }),
  },
})
