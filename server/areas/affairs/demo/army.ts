import { enlistment } from '#domain/affairs/enlistment.ts'
import { militarySubsidy } from '#domain/affairs/military-subsidy.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { not } from '#server/core/database/table.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { oneOf, weighted } from '#server/engine/demo/overrides.ts'

const statement = '自愿参军，服从安排，以青春报国。'
const asked = { place: weighted({ home: 70, school: 30 }), preEnlisted: true, statement } as const

/** Students on their way into the army, those who serve, those who are back, and what the state gives for it. */
export async function demoArmy(app: AppContext, tenantId: string): Promise<void> {
  const draw = demoRowsIn(app, tenantId)
  const of = (grade: number, others: readonly string[] = []) => ({
    among: { studentId: { grade, studentState: '01', id: not(others) } },
    apart: ['studentId'],
  })
  const examined = weighted({ screening: 30, medical: 25, political: 15, confirming: 15, failed: 15 })
  await draw(
    enlistment,
    12,
    {
      ...{ ...asked, year: 2027, state: examined, handling: null },
      failReason: (_, { get }) => (get('state') === 'failed' ? '视力不合格' : null),
    },
    { key: 'examined', ...of(2026) },
  )
  const enlisted = (year: number) => ({
    ...({ ...asked, year, handling: 'roll', approvedOn: `${year}-09-10` } as const),
    noticeNo: (at: number) => `RW${year}${String(at + 1).padStart(4, '0')}`,
    unit: oneOf(['武警某部', '陆军某部', '海军某部']),
  })
  const serving = await draw(
    enlistment,
    8,
    { ...enlisted(2026), state: 'serving' },
    { key: 'serving', ...of(2025) },
  )
  const resumed = await draw(
    enlistment,
    4,
    {
      ...{ ...enlisted(2024), state: 'resumed', dischargedOn: '2026-09-01', resumedOn: '2026-09-12' },
      dischargeNo: (at) => `TY2026${String(at + 1).padStart(4, '0')}`,
    },
    {
      key: 'resumed',
      ...of(
        2025,
        serving.map(({ studentId }) => String(studentId)),
      ),
    },
  )
  const account = { bank: '中国银行', bankAccount: (at: number) => `62166127000${String(10_000_000 + at)}` }
  await draw(
    militarySubsidy,
    { each: 'enlistmentId', of: serving },
    {
      ...{ ...account, kind: weighted({ compensation: 80, loan: 20 }) },
      ...{ academicYear: '2025-2026', tuition: '5500.00', amount: '5500.00', batch: '2026 年秋季第一批' },
      state: weighted({ paid: 60, pending: 40 }),
      paidOn: (_, { get }) => (get('state') === 'paid' ? '2026-11-10' : null),
    },
    { key: 'serving' },
  )
  await draw(
    militarySubsidy,
    { each: 'enlistmentId', of: resumed },
    {
      ...{ kind: 'reduction', academicYear: '2026-2027', bank: null },
      ...{ bankAccount: null, tuition: '5000.00', amount: '5000.00', batch: '2026 年秋季第一批' },
      ...{ state: 'pending', paidOn: null },
    },
    { key: 'resumed' },
  )
  for (const at of [0, 1])
    await waitingApplication(app, tenantId, enlistment, at, () => ({
      ...{
        name: '2027 年应征入伍',
        year: 2027,
        place: 'home',
        preEnlisted: true,
        statement,
        state: 'applied',
      },
    }))
}
