import { beforeAll, describe, expect, it } from 'vitest'
import { roomChangePlan } from '#domain/dormitory/room-change/plan.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'
import { demoPassword } from '#server/demo/accounts.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { fillSmallCollege } from '#tests/support/small-college.ts'
import { installCheckOutReasons } from '../check-out/install.ts'
import { demoOwnApplications } from './own-applications.ts'
import { demoRoomChoice } from './room-choice.ts'

describe.each(oneEngine)('the dormitory of the demo college, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { app, tenantId } = server
  const pageOf = async (account: string, rows: string) => {
    const token = (await server.signIn(account, demoPassword)).body.access_token
    return (await server.ask('GET', `dormitory/${rows}/page`, { token })).body.data.total as number
  }

  beforeAll(async () => {
    await fillSmallCollege({ app, tenantId }, async (db) => {
      await installCheckOutReasons(db, tenantId)
      const plan = { name: '2025-2026 学年第二学期调宿', opensOn: '2026-03-09', closesOn: '2026-04-10' }
      await insertRows(db, roomChangePlan, tenantId, [{ id: newId(), ...plan, swaps: true, enabled: true }])
      await demoRoomChoice({ ...app(), db }, tenantId)
      await demoOwnApplications(db, tenantId)
    })
  })

  it('has rows on each screen of the student, and quotas of the college', async () => {
    for (const rows of ['roomChange', 'checkout', 'outside'])
      expect([rows, await pageOf('student', rows)]).toEqual([rows, 1])
    expect(await pageOf('department', 'roomChoiceQuota')).toBeGreaterThan(0)
  })
})
