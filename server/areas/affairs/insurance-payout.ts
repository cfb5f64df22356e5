import { insurance } from '#domain/affairs/insurance.ts'
import { insuranceBill } from '#domain/affairs/insurance-bill.ts'
import { insuranceCharge } from '#domain/affairs/insurance-charge.ts'
import { insurancePayout, standingPayouts } from '#domain/affairs/insurance-payout.ts'
import { insuranceStandard } from '#domain/affairs/insurance-standard.ts'
import { insuranceKinds } from '#domain/affairs/insurance-words.ts'
import { recognised } from '#domain/affairs/recognised.ts'
import { student } from '#domain/base/student.ts'
import { daysBetween } from '#domain/kernel/days.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { fenOf } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { atMost, not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { refuseToCome, todayOf } from '#server/core/today.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

type Payout = Row<typeof insurancePayout>

const conflict = (message: string) => refuse({ type: 'conflict', message })
const rows = <R extends Parameters<typeof table>[0]>(of: R, { db, actor }: Unit) =>
  table(of, db, actor.tenantId)

async function standardOf({ kind }: Payout, unit: Unit) {
  const found = await rows(insuranceStandard, unit).get({ kind }, ['deductible', 'ratio', 'cap', 'claimDays'])
  return found ?? conflict(phrase('尚未设置{{kind}}的理赔标准', { kind: insuranceKinds.labels[kind] }))
}

/** The entry of the list by which the student was insured on the day of the incident: paid by then, and not refunded. */
async function insuredBy({ studentId, kind, year, happenedOn }: Payout, unit: Unit): Promise<string> {
  const entry = await rows(insurance, unit).get(
    { studentId: studentId ?? '', kind, year: year ?? 0, state: 'insured' },
    ['id'],
  )
  const charged =
    entry &&
    (await rows(insuranceCharge, unit).exists({
      ...{ insuranceId: entry.id, state: ['paid', 'part'], paidOn: atMost(happenedOn) },
    }))
  if (!entry || !charged)
    return refuseAt(
      'happenedOn',
      phrase('出险日期没有有效的{{kind}}参保记录', { kind: insuranceKinds.labels[kind] }),
    )
  return entry.id
}

/** Bills of a case in their order; none of them may stand in another case of the student. */
async function billsOf({ id, studentId, happenedOn }: Payout, unit: Unit) {
  const kept = await rows(insuranceBill, unit).list({ payoutId: id }, ['id', 'billNo', 'billedOn'], {
    order: ['id'],
  })
  if (kept.length === 0) conflict('请至少填写一张票据')
  const today = todayOf(unit.app)
  const wrong = kept.find(({ billedOn }) => billedOn < happenedOn || billedOn > today)
  if (wrong) conflict(phrase('票据 {{no}} 的开票日期应在出险日期与今天之间', { no: wrong.billNo }))
  const others = await rows(insurancePayout, unit).list(
    { studentId: studentId ?? '', state: standingPayouts, id: not(id) },
    ['id', 'caseNo'],
  )
  const used = await rows(insuranceBill, unit).get(
    { payoutId: others.map((each) => each.id), billNo: kept.map(({ billNo }) => billNo) },
    ['billNo', 'payoutId'],
  )
  const caseNo = others.find((each) => each.id === used?.payoutId)?.caseNo
  if (used) conflict(phrase('票据 {{no}} 已用于理赔单 {{caseNo}}，不能重复理赔', { no: used.billNo, caseNo }))
  return rowsOf(insuranceBill, unit).lockAll(kept.map((each) => each.id))
}

/** What the case brings by the standard of today, kept bill by bill; cases of one student are reckoned one after the other. */
async function reckoned(row: Payout, unit: Unit) {
  await rows(student, unit).lock({ id: row.studentId ?? '' })
  const standard = await standardOf(row, unit)
  const bills = await billsOf(row, unit)
  const given = await rows(insurancePayout, unit).list(
    {
      ...{ studentId: row.studentId ?? '', kind: row.kind, year: row.year ?? 0 },
      ...{ state: ['approved', 'paid'], id: not(row.id) },
    },
    ['recognised'],
  )
  const { lines, ...sums } = recognised({
    bills,
    standard,
    before: given.map((each) => each.recognised),
  })
  if (fenOf(sums.recognised) === 0)
    conflict(
      fenOf(sums.covered) <= fenOf(standard.deductible)
        ? phrase('可赔金额未超过免赔额 {{deductible}} 元', standard)
        : phrase('该险种本年度赔付已达上限 {{cap}} 元', standard),
    )
  for (const [at, bill] of bills.entries()) {
    const line = lines[at]
    if (line) await rowsOf(insuranceBill, unit).update(bill, line)
  }
  return { deductible: standard.deductible, ratio: standard.ratio, ...sums }
}

export const insurancePayouts = serve(insurancePayout, {
  beforeWrite({ happenedOn }, { current: _, ...unit }) {
    refuseToCome(unit, 'happenedOn', happenedOn, '出险日期不能晚于今天')
    return undefined
  },
  actions: {
    async submit(row, _, unit) {
      if (!row.card) refuseAt('card', '请填写银行卡号')
      if (!row.proof) refuseAt('proof', '请上传病历与证明')
      const insuranceId = await insuredBy(row, unit)
      const { claimDays } = await standardOf(row, unit)
      if (daysBetween(row.happenedOn, todayOf(unit.app)) > claimDays)
        refuseAt('happenedOn', phrase('已超过 {{days}} 天的报案期限', { days: claimDays }))
      return { set: { insuranceId, ...(await reckoned(row, unit)) } }
    },
    async approve(row, _, unit) {
      return { set: { insuranceId: await insuredBy(row, unit), ...(await reckoned(row, unit)) } }
    },
    async payout({ studentId, caseNo, recognised: amount, happenedOn }, { paidOn }, unit) {
      refuseToCome(unit, 'paidOn', paidOn, '赔付日期不能晚于今天')
      if (paidOn < happenedOn) refuseAt('paidOn', '赔付日期不能早于出险日期')
      const title = phrase('您的理赔 {{no}} 已赔付 {{amount}} 元', { no: caseNo, amount })
      const link = '/affairs/insurance-claim' as const
      await tellAboutStudent(unit, { studentId }, { kind: 'service', event: 'insurance-paid', title, link })
      return undefined
    },
  },
})
