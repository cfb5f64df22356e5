import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { stamps } from '#server/core/stamps.ts'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { deskOf } from '#tests/support/desk-calls.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('on %s', (engine) => {
  const server = sessionsOn(engine)
  const desk = deskOf(server)
  type Desk = Awaited<ReturnType<typeof desk>>
  const titles = async (ask: Desk, query = ''): Promise<string[]> =>
    (await ask('GET', `base/todo/mine${query}`)).body.data.map(({ title }: { title: string }) => title)

  beforeAll(() => loadDemo(server.app(), { size: 'small', tenantId: server.tenantId }))

  it('notes, orders by the due day, ticks, unticks and removes', async () => {
    const ask = await desk('teacher')
    const add = async (title: string, due?: string) =>
      (await ask('POST', 'base/todo/add', { title, due })).body.data.id as string
    const late = await add('写总结', '2026-12-20')
    await add('买粉笔')
    await add('开会', '2026-12-01')
    expect(await titles(ask)).toEqual(['开会', '写总结', '买粉笔'])
    expect((await ask('POST', 'base/todo/done', { id: late, done: true })).status).toBe(200)
    expect([await titles(ask), await titles(ask, '?state=done')]).toEqual([['开会', '买粉笔'], ['写总结']])
    await ask('POST', 'base/todo/done', { id: late, done: false })
    expect(await titles(ask)).toContain('写总结')
    expect((await ask.remove('base/todo/remove', late)).status).toBe(200)
    expect(await titles(ask)).not.toContain('写总结')
  })

  it('A-11 is the list of one person: nobody else reads, ticks or removes from it', async () => {
    const [mine, other] = [await desk('student'), await desk('student')]
    const { id } = (await mine('POST', 'base/todo/add', { title: '私事' })).body.data
    expect(await titles(other)).toEqual([])
    expect((await other('POST', 'base/todo/done', { id, done: true })).status).toBe(404)
    expect((await other.remove('base/todo/remove', id)).status).toBe(404)
    expect(await titles(mine)).toEqual(['私事'])
  })

  it('asks for what is missing in the own record until it is there', async () => {
    const db = server.app().db
    const { rows } = await sql<{
      id: string
    }>`update base_student set mobile = null where tenant_id = ${server.tenantId}
      and id = (select min(id::text)::uuid from base_student where tenant_id = ${server.tenantId}) returning id`.execute(
      db,
    )
    const ask = await desk('student', { kind: 'student', studentId: rows[0]?.id ?? '' })
    const [wanted] = (await ask('GET', 'base/todo/mine')).body.data
    expect(wanted).toMatchObject({ title: '补全个人联系方式', href: '/personalcenter' })
    expect(wanted.note).toContain('手机号')
    await sql`update base_student set mobile = '13800001111', email = 'a@example.com',
      emergency_phone = '13800002222' where id = ${rows[0]?.id}`.execute(db)
    expect(await titles(ask)).toEqual([])
  })

  it('says how much waits for those who may decide on it, and nothing to others', async () => {
    const waiting = async (role: 'admin' | 'teacher') =>
      (await (await desk(role))('GET', 'base/todo/mine')).body.data.find(
        ({ title }: { title: string }) => title === '审核账号申请',
      )
    expect(await waiting('admin')).toBeUndefined()
    const request = { name: '周宁', kind: 'other', reason: '校企合作联系人', phone: '13800001111' }
    for (const state of ['pending', 'pending', 'refused'])
      await server
        .app()
        .db.insertInto('system_account_request')
        .values({ ...stamps(server.tenantId), ...request, state })
        .execute()
    expect(await waiting('admin')).toMatchObject({
      note: '2 条待处理',
      href: '/system/account-request?params.state=pending',
    })
    expect(await waiting('teacher')).toBeUndefined()
  })

  it('tells of a password that runs out within two weeks, and not before', async () => {
    const db = server.app().db
    const ask = await desk('teacher')
    const days = (expiry: number) =>
      sql`insert into system_password_policy
      (tenant_id, id, min_length, kinds, forbid_names, forbid_common, history, expiry_days)
      values (${server.tenantId}, gen_random_uuid(), 8, 3, true, true, 5, ${expiry})`.execute(db)
    await sql`delete from system_password_policy where tenant_id = ${server.tenantId}`.execute(db)
    await days(90)
    expect(await titles(ask)).not.toContain('修改即将到期的密码')
    await sql`update system_password_policy set expiry_days = 10 where tenant_id = ${server.tenantId}`.execute(
      db,
    )
    expect(await titles(ask)).toContain('修改即将到期的密码')
    await sql`delete from system_password_policy where tenant_id = ${server.tenantId}`.execute(db)
  })

  it.each([
    {},
    { title: '' },
    { title: '长'.repeat(101) },
    { title: '好', due: '2026-02-30' },
    { title: '好', userId: 'x' },
  ])('refuses %j', async (json) => {
    const ask = await desk('student')
    expect((await ask('POST', 'base/todo/add', json)).status).toBe(400)
  })
})
