import { insurance } from '#domain/affairs/insurance.ts'
import { insuranceBill } from '#domain/affairs/insurance-bill.ts'
import { insuranceCharge } from '#domain/affairs/insurance-charge.ts'
import { insurancePayout } from '#domain/affairs/insurance-payout.ts'
import { insuranceStandard } from '#domain/affairs/insurance-standard.ts'
import { recognised } from '#domain/affairs/recognised.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { type DemoRow, demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { type Drawn, inTurn, oneOf, weighted } from '#server/engine/demo/overrides.ts'

const standards = {
  resident: { deductible: '300.00', ratio: 60, cap: '50000.00' },
  accident: { deductible: '100.00', ratio: 80, cap: '20000.00' },
  liability: { deductible: '0.00', ratio: 100, cap: '100000.00' },
  internship: { deductible: '0.00', ratio: 90, cap: '50000.00' },
} as const

const cases = [
  ['accident', '体育馆', '市第一人民医院', '篮球比赛中与同学相撞，右脚踝扭伤，当日就诊。'],
  ['outpatient', '学生宿舍', '市中医医院', '下床时滑倒，腰部挫伤，门诊检查并取药。'],
  ['inpatient', '校内', '市第一人民医院', '急性阑尾炎，住院手术，五天后出院。'],
] as const

interface Billed {
  readonly amount: string
  readonly selfPaid: string | null
}

/** Two bills of a case by its number, and what they bring. */
function billsOf(at: number) {
  const bills: readonly [Billed, Billed] = [
    { amount: yuanOf(18_000 + (at % 7) * 2_350), selfPaid: null },
    { amount: yuanOf(32_000 + (at % 5) * 4_120), selfPaid: '25.00' },
  ]
  return { bills, ...recognised({ bills, standard: standards.accident, before: [] }) }
}

function sumsOf(at: number) {
  const { bills: _, lines: __, ...sums } = billsOf(at)
  const { deductible, ratio } = standards.accident
  return { ...sums, deductible, ratio }
}

const told = (at: number) => {
  const [incident, place, hospital, account] = cases[at % cases.length] ?? cases[0]
  return { incident, place, hospital, account }
}
const card = (at: number) => `62170000000${String(10_000_000 + at * 7919)}`

/** How insurance pays, who was insured against accidents this year, and their cases: paid, to be paid, and waiting. */
export async function demoPayouts(app: AppContext, tenantId: string): Promise<void> {
  const draw = demoRowsIn(app, tenantId)
  const kinds = Object.keys(standards) as (keyof typeof standards)[]
  const standardAt = (at: number) => standards[kinds[at] ?? 'accident']
  await draw(insuranceStandard, kinds.length, {
    ...{ kind: inTurn(kinds), claimDays: 180, note: null },
    deductible: (at) => standardAt(at).deductible,
    ratio: (at) => standardAt(at).ratio,
    cap: (at) => standardAt(at).cap,
  })
  const usual = { year: 2026, kind: 'accident', premium: '100.00', subsidy: null, absent: false } as const
  const insured = await draw(
    insurance,
    { each: 'studentId', times: 1 },
    { ...usual, paid: '100.00', reason: null, detail: null },
    { key: 'accident', among: { studentId: { studentState: '01' } }, apart: ['studentId'] },
  )
  await draw(
    insuranceCharge,
    { each: 'insuranceId', of: insured },
    {
      ...{ no: (at) => `CB2025${String(at + 1).padStart(6, '0')}`, kind: 'accident', year: 2026 },
      studentId: (_, { of }) => of('insuranceId', 'studentId'),
      ...{ amount: '100.00', refunded: '0.00', paidOn: '2025-12-10' },
    },
    {
      ...{ key: 'accident', among: { channelId: { code: ['GT', 'ZZ'] } } },
      reads: { insuranceId: ['studentId'] },
    },
  )
  const paidOn = (_: number, { get }: Drawn) => (get('state') === 'paid' ? '2026-11-12' : null)
  const decided = await draw(
    insurancePayout,
    { each: 'insuranceId', of: insured.slice(0, 24) },
    {
      caseNo: (at) => `LP2026${String(at + 1).padStart(5, '0')}`,
      insuranceId: (_, { pick }) => pick('insuranceId'),
      studentId: (_, { of }) => of('insuranceId', 'studentId'),
      ...{ kind: 'accident', happenedOn: oneOf(['2026-09-18', '2026-10-12', '2026-10-27']), proof: null },
      incident: (at) => told(at).incident,
      place: (at) => told(at).place,
      hospital: (at) => told(at).hospital,
      account: (at) => told(at).account,
      ...{ holder: (_, { label }) => label('studentId'), bank: '中国银行学府路支行', card: (at) => card(at) },
      deductible: standards.accident.deductible,
      ratio: standards.accident.ratio,
      total: (at) => sumsOf(at).total,
      covered: (at) => sumsOf(at).covered,
      deducted: (at) => sumsOf(at).deducted,
      recognised: (at) => sumsOf(at).recognised,
      ...{ state: weighted({ paid: 70, approved: 20, refused: 10 }), paidOn },
    },
    { reads: { insuranceId: ['studentId'] } },
  )
  for (const at of [0, 1, 2])
    await waitingApplication(app, tenantId, insurancePayout, at, ({ name }) => ({
      ...{ ...told(at), ...sumsOf(at + 24), caseNo: `LP2026${String(at + 25).padStart(5, '0')}`, year: 2026 },
      ...{ kind: 'accident', happenedOn: '2026-11-16', holder: name, bank: '中国银行学府路支行' },
      ...{ card: card(at + 24), state: 'reviewing' },
    }))
  const waiting = await table(insurancePayout, app.db, tenantId).list({ state: 'reviewing' }, ['id'], {
    order: ['caseNo'],
  })
  await demoBills(app, tenantId, [...decided, ...waiting])
}

/** Two bills of each case. */
async function demoBills(app: AppContext, tenantId: string, payouts: readonly Pick<DemoRow, 'id'>[]) {
  const lineOf = (at: number) => {
    const { bills, lines } = billsOf(Math.floor(at / 2))
    const isSecond = at % 2 === 1
    return { ...(isSecond ? bills[1] : bills[0]), ...lines[isSecond ? 1 : 0] }
  }
  await demoRowsIn(app, tenantId)(insuranceBill, payouts.length * 2, {
    payoutId: (at) => payouts[Math.floor(at / 2)]?.id ?? null,
    billNo: (at) => `PJ${String(26_000_001 + at)}`,
    billedOn: oneOf(['2026-11-17', '2026-11-18']),
    amount: (at) => lineOf(at).amount,
    selfPaid: (at) => lineOf(at).selfPaid,
    covered: (at) => lineOf(at).covered ?? null,
    deducted: (at) => lineOf(at).deducted ?? null,
    recognised: (at) => lineOf(at).recognised ?? null,
  })
}
