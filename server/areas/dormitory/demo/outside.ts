import { outside } from '#domain/dormitory/outside/outside.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { not } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { type DemoRow, demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { inTurn, oneOf, weighted } from '#server/engine/demo/overrides.ts'
import { studentsWithAccounts } from './with-accounts.ts'

const reasons = ['家在本市，每日往返。', '父母陪读，租住学校附近。', '因病须由家长照料饮食。']

/** What stays as it was when somebody goes on for another year. */
const kept = ['studentId', 'reason', 'guardianName', 'guardianPhone'] as const

/** Day students by their years: the years that are over, and this one's, which goes on from them. */
export async function demoOutside(app: AppContext, tenantId: string): Promise<void> {
  const draw = demoRowsIn(app, tenantId)
  const day = { attendMode: '1', studentState: '01', id: not(await studentsWithAccounts(app.db, tenantId)) }
  for (const grade of [2024, 2025, 2026]) {
    let last: readonly DemoRow[] = []
    for (let year = grade; year <= 2026; year++) {
      const [since, until] = [`${year}-09-01`, `${year + 1}-08-31`]
      const again = kept.map((name) => [name, inTurn(last.map((row) => row[name]))])
      last = await draw(
        outside,
        last.length || { each: 'studentId', times: 0.45 },
        {
          ...{ since, until, endsAt: `${until} 23:59:59`, reason: oneOf(reasons), guardianAgrees: true },
          title: (_, { label }) => `${label('studentId')} 走读`,
          address: (_, { of }) => of('studentId', 'address'),
          ...{ landlord: null, landlordPhone: null },
          state: until < todayOf(app) ? 'expired' : weighted({ effective: 97, revoked: 3 }),
          ...(last.length > 0 &&
            Object.fromEntries([...again, ['renewsId', inTurn(last.map(({ id }) => id))]])),
        },
        {
          key: `${grade} ${year}`,
          among: { studentId: { ...day, grade } },
          reads: { studentId: ['address'] },
          apart: ['studentId'],
        },
      )
    }
  }
  for (const at of [0, 1, 2, 3])
    await waitingApplication(
      ...([app, tenantId, outside, at + 8] as const),
      ({ name }) => ({
        ...{ title: `${name} 走读`, since: '2026-12-01', until: '2027-08-31', state: 'reviewing' },
        reason: reasons[at % reasons.length],
        ...{ address: '学府路 88 号', guardianName: `${name.slice(0, 1)}女士`, guardianPhone: '13900002345' },
        ...{ guardianAgrees: true, endsAt: '2027-08-31 23:59:59' },
      }),
      // The last two wait for the college, and for the student office.
      ['已与家长核实，同意。', '材料齐全，同意。'].slice(0, Math.max(0, at - 1)),
    )
}
