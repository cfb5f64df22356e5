import { describe, expect, it } from 'vitest'
import { cardReissue } from '#domain/affairs/card-reissue.ts'
import { outside } from '#domain/dormitory/outside/outside.ts'
import { user } from '#domain/system/user.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { handedIn } from './handed-in.ts'

describe.each(oneEngine)('an application of the demo, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { ids } = leaveCollege(server)

  it('is told in the shape of the wire, as rows of the demo are', async () => {
    const [app, tenantId, { studentId }] = [server.app(), server.tenantId, ids]
    const account = await table(user, app.db, tenantId).get({ studentId }, ['id', 'name'])
    const by = { userId: account?.id ?? '', userName: account?.name ?? '' }
    const asked = { studentId, state: 'reviewing' }
    const lost = { kind: 'campus', reason: 'lost', title: '补办校园卡', fee: '20.00' }
    await handedIn(app, tenantId, cardReissue, { id: newId(), ...asked, ...lost }, by)
    const days = { since: '2026-12-01', until: '2027-08-31', endsAt: '2027-08-31 23:59:59' }
    await handedIn(
      app,
      tenantId,
      outside,
      {
        ...{ id: newId(), ...asked, ...days, title: '走读', reason: '01', address: '学府路 88 号' },
        ...{ guardianName: '李女士', guardianPhone: '13900002345', guardianAgrees: true },
      },
      by,
    )
    const kept = await table(cardReissue, app.db, tenantId).list({}, ['studentId', 'fee', 'state'])
    expect(kept).toEqual([{ studentId, fee: '20.00', state: 'reviewing' }])
    expect(await table(outside, app.db, tenantId).list({}, ['endsAt'])).toEqual([{ endsAt: days.endsAt }])
  })
})
