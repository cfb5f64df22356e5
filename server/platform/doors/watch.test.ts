import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { leaveApplication } from '#domain/leave/application.ts'
import { leaveType } from '#domain/leave/type.ts'
import { table } from '#server/core/database/table.ts'
import { createDemoAccounts, demoPassword } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { watchDoors } from './watch.ts'

/** The evening of the demo's last day but one. */
const now = new Date('2026-08-31T06:00:00+08:00')

describe.each(oneEngine)('what the doors tell of people, on %s', (engine) => {
  const college = sessionsOn(engine, { now: () => now })
  const { tenantId, app } = college
  const as = async (account: string) => {
    const token = (await college.signIn(account, demoPassword)).body.access_token
    return (path: string, json?: object) =>
      college.ask(json ? 'POST' : 'GET', path, { token, ...(json && { json }) })
  }

  it('the rules find each thing once, and tell the counsellors of the class once', async () => {
    const { db } = app()
    await db.transaction().execute((tx) => loadDemo({ db: tx }, { size: 'small', tenantId }))
    await createDemoAccounts({ ...app(), db }, tenantId)
    await sql`delete from dormitory_abnormal_access where tenant_id = ${tenantId}`.execute(db)
    const [one, other] = await Promise.all([watchDoors(app(), tenantId), watchDoors(app(), tenantId)])
    const { rows } = await sql<{ key: string; open: number }>`select key, count(*)::int as open
      from dormitory_abnormal_access where tenant_id = ${tenantId} group by key`.execute(db)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.every(({ open }) => open === 1)).toBe(true)
    expect(
      [one, other].map((told) => (told as { found: number }).found).reduce((sum, each) => sum + each),
    ).toBe(rows.length)
    const told = async () =>
      (
        await sql`select id from system_message where tenant_id = ${tenantId}
        and link = '/dormitory/abnormal-access'`.execute(db)
      ).rows.length
    const before = await told()
    expect(before).toBeGreaterThan(0)
    expect(await watchDoors(app(), tenantId)).toEqual({ found: 0 })
    expect(await told()).toBe(before)
  }, 120_000)

  it('who is on leave that night is not missed, and is once the leave is over', async () => {
    const { db } = app()
    const absent = async () =>
      (
        await sql<{ studentId: string }>`select student_id as "studentId" from dormitory_abnormal_access
        where tenant_id = ${tenantId} and kind = 'absent' order by student_id`.execute(db)
      ).rows.map(({ studentId }) => studentId)
    const anew = async () => {
      await sql`delete from dormitory_abnormal_access where tenant_id = ${tenantId}`.execute(db)
      await watchDoors(app(), tenantId)
    }
    await sql`update dormitory_door_access set direction = 'out' where id = (select id from dormitory_door_access
      where tenant_id = ${tenantId} and student_id is not null and result = 'passed' and direction = 'in'
        and happened_at < '2026-08-31 05:30+08' order by happened_at desc limit 1)`.execute(db)
    await anew()
    const [studentId = '', ...others] = await absent()
    const leaves = table(leaveApplication, db, tenantId)
    const typeId = await table(leaveType, db, tenantId).insert({
      ...{ code: 'T', name: '事假', unit: 'day', asksDestination: false, sort: 1, enabled: true },
    } as never)
    const id = await leaves.insert({
      ...({
        title: '回家',
        studentId,
        typeId,
        reason: '家中有事',
        state: 'away',
        leavesCampus: true,
      } as const),
      ...{ startsOn: '2026-08-29', endsOn: '2026-08-31' },
      ...{ startsAt: '2026-08-29 08:00:00', endsAt: '2026-08-31 12:00:00' },
    } as never)
    await anew()
    expect(await absent()).toEqual(others)
    await leaves.update({ id }, { endsAt: '2026-08-30 20:00:00' })
    await anew()
    expect(await absent()).toEqual([studentId, ...others])
  })

  it('a keeper sees the log and the findings of the houses they keep, and no others', async () => {
    const keeper = await as('dormmaster')
    const own = await sql<{ id: string }>`select b.id from base_building b
      join "system_user" u on u.tenant_id = b.tenant_id and u.teacher_id = b.keeper_id
      where b.tenant_id = ${tenantId} and u.account = 'dormmaster'
      union select s.building_id from dormitory_staff s
      join "system_user" u on u.tenant_id = s.tenant_id and u.teacher_id = s.teacher_id
      where s.tenant_id = ${tenantId} and u.account = 'dormmaster' and s.until is null`.execute(app().db)
    const kept = new Set(own.rows.map(({ id }) => id))
    const admin = await as('admin')
    for (const call of ['dormitory/doorAccess', 'dormitory/abnormalAccess', 'student-service/lockLog']) {
      const mine = (await keeper(`${call}/page?size=500`)).body.data
      const all = (await admin(`${call}/page?size=1`)).body.data
      expect([call, mine.total > 0, mine.total < all.total]).toEqual([call, true, true])
      expect(mine.records.every(({ buildingId }: { buildingId: string }) => kept.has(buildingId))).toBe(true)
    }
  })

  it('a counsellor sees what concerns their classes, and says what came of it with a note', async () => {
    const counsellor = await as('counsellor')
    const { records } = (await counsellor('dormitory/abnormalAccess/page?size=500')).body.data
    const { rows } = await sql<{ id: string }>`select k.class_id as id from base_counsellor k
      join "system_user" u on u.tenant_id = k.tenant_id and u.teacher_id = k.teacher_id
      where k.tenant_id = ${tenantId} and u.account = 'counsellor'`.execute(app().db)
    const classes = new Set(rows.map(({ id }) => id))
    expect(records.length).toBeGreaterThan(0)
    expect(records.every(({ classId }: { classId: string }) => classes.has(classId))).toBe(true)
    const { id, revision } = records[0]
    const say = (json: object) => counsellor('dormitory/abnormalAccess/update', { id, ...json })
    expect((await say({ revision, state: 'confirmed' })).status).toBe(400)
    const handled = (await say({ revision, state: 'mistaken', note: '请假在家，刷卡为室友' })).body.data
    expect([handled.state, Boolean(handled.handledBy), Boolean(handled.handledAt)]).toEqual([
      'mistaken',
      true,
      true,
    ])
    expect((await say({ revision: handled.revision, state: 'open' })).status).toBe(409)
  })

  it('a keeper opens no door of another house, not even through the register', async () => {
    const keeper = await as('dormmaster')
    const { rows } = await sql<{ id: string }>`select d.id from system_door_device d
      join base_building b on b.tenant_id = d.tenant_id and b.id = d.building_id
      where d.tenant_id = ${tenantId} and d.kind = 'gate' and not exists (select from "system_user" u
        left join dormitory_staff f on f.tenant_id = u.tenant_id and f.teacher_id = u.teacher_id and f.until is null
        where u.tenant_id = d.tenant_id and u.account = 'dormmaster' and b.id = f.building_id
          or u.tenant_id = d.tenant_id and u.account = 'dormmaster' and u.teacher_id = b.keeper_id) limit 1`.execute(
      app().db,
    )
    const entry = { subject: '测试开门', reason: 'repair', deviceId: rows[0]?.id }
    expect((await keeper('dormitory/unlock/add', entry)).status).toBeGreaterThanOrEqual(400)
    const theirs = await sql<{ id: string }>`select id from dormitory_unlock
      where tenant_id = ${tenantId} and device_id = ${rows[0]?.id ?? null} limit 1`.execute(app().db)
    const id = theirs.rows[0]?.id ?? crypto.randomUUID()
    expect((await keeper('dormitory/unlock/order', { id })).status).toBe(404)
    expect((await keeper('system/doorDevice/order', { id: rows[0]?.id, reason: '测试开门' })).status).toBe(
      403,
    )
  })
})
