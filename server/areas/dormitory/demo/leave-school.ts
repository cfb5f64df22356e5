import { leaveSchool } from '#domain/dormitory/leave-school/leave-school.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { not } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { onDay, weighted } from '#server/engine/demo/overrides.ts'
import { studentsWithAccounts } from './with-accounts.ts'

/** Boarders who were away over the autumn holiday, who are away for an internship, and who are to leave one of these days. */
export async function demoLeaveSchool(app: AppContext, tenantId: string): Promise<void> {
  const day = (more: number) => daysAfter(todayOf(app), more)
  const note = '赴合作企业跟岗实习'
  const leavings = [
    { kind: 'holiday', leavesOn: '2026-09-30', returnsOn: '2026-10-07', state: 'back', times: 0.12 },
    { kind: 'internship', leavesOn: day(-20), returnsOn: day(100), state: 'away', note, times: 0.02 },
    { kind: 'internship', leavesOn: day(3), returnsOn: day(120), state: 'expected', note, times: 0.01 },
    { kind: 'suspension', leavesOn: day(2), state: 'expected', note: '休学手续已批准', times: 0.003 },
  ] as const
  const others = [...(await studentsWithAccounts(app.db, tenantId))]
  for (const [at, { times, ...leaving }] of leavings.entries()) {
    const gone = leaving.state !== 'expected'
    const rows = await demoRowsIn(app, tenantId)(
      leaveSchool,
      { each: 'bedId', times },
      {
        ...{ note: null, ...leaving, forGood: leaving.kind === 'suspension' },
        bedId: (_, { pick }) => pick('bedId'),
        studentId: (_, { of }) => of('bedId', 'studentId'),
        items: gone ? 'key,bed,desk,wardrobe,door,wiring,clean' : null,
        keyState: gone ? weighted({ returned: 30, lost: 2, kept: 68 }) : null,
        leftAt: gone ? onDay('leavesOn', [15, 20]) : null,
        returnedAt: leaving.state === 'back' ? onDay('returnsOn', [14, 20]) : null,
      },
      {
        key: `${at}`,
        among: { bedId: { studentId: not(others) } },
        reads: { bedId: ['studentId'] },
        apart: ['studentId'],
      },
    )
    others.push(...rows.map(({ studentId }) => String(studentId)))
  }
}
