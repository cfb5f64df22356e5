import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { personOf } from '#server/core/actor/person-of.ts'
import { createDemoAccounts, demoPassword } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { reviewsInSight } from './in-sight.ts'

describe.each(oneEngine)('changes that wait for a review, on %s', (engine) => {
  const { ask, signIn, app, tenantId } = sessionsOn(engine)
  type Called = Awaited<ReturnType<Awaited<ReturnType<typeof as>>>>
  let teacher: Awaited<ReturnType<typeof as>>
  let admin: Awaited<ReturnType<typeof as>>

  async function as(account: string) {
    const { body } = await signIn(account, demoPassword)
    return (path: string, json?: object) =>
      ask(json ? 'POST' : 'GET', path, { token: body.access_token, ...(json && { json }) })
  }
  const mine = async () => (await teacher('base/sysUser/myRecord')).body.data
  const change = async (changes: object): Promise<Called> => {
    const { row } = await mine()
    return teacher('base/sysUser/updateMyRecord', { id: row.id, revision: row.revision, ...changes })
  }
  const waiting = async (who = admin, state = 'pending') =>
    (await who(`system/fieldReview/page?resource=base.teacher&state=${state}`)).body.data?.records

  beforeAll(async () => {
    await loadDemo(app(), { size: 'small', tenantId })
    await createDemoAccounts(app(), tenantId)
    teacher = await as('teacher')
    admin = await as('admin')
  }, 120_000)

  it('A-20 of one’s own row some is written at once, some waits, the rest is refused', async () => {
    const before = (await mine()).row
    const sent = await change({ mobile: '13900001111', name: '新名字' })
    expect(sent.status).toBe(200)
    const { row, access } = await mine()
    expect([row.name, row.mobile]).toEqual([before.name, '139****1111'])
    expect([access.mobile, access.name, access.staffNo]).toEqual(['write', 'review', 'read'])
    for (const barred of [{ staffNo: 'X1' }, { teacherState: '2' }, { departmentId: row.departmentId }]) {
      const { status, body } = await change(barred)
      expect([status, Object.keys(body.data.fields)]).toEqual([400, Object.keys(barred)])
    }
    expect((await change({ lines: { education: [] } })).status).toBe(400)
    expect((await change({ id: '0198f1a0-0000-7000-8000-000000000009', name: '别人' })).status).toBe(404)
    const direct = { id: row.id, revision: row.revision, name: '绕过' }
    expect((await teacher('base/teacher/update', direct)).status).toBe(403)
    expect((await waiting())[0]).toMatchObject({
      title: before.name,
      changes: { name: [before.name, '新名字'] },
    })
  })

  it('asks once about one row, and can be taken back', async () => {
    await change({ name: '又一个' })
    await change({ political: '01' })
    const [only, ...others] = await waiting()
    expect(others).toEqual([])
    expect(Object.keys(only.changes).toSorted()).toEqual(['name', 'political'])
    expect((await teacher('system/fieldReview/withdraw', { id: only.id })).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect((await admin('system/fieldReview/pass', { ids: [only.id] })).status).toBe(409)
  })

  it('is refused at once where it could never be passed', async () => {
    const { status, body } = await change({ idNo: '123456' })
    expect([status, Object.keys(body.data.fields)]).toEqual([400, expect.arrayContaining(['idNo'])])
    expect(await waiting()).toEqual([])
  })

  it('is decided by anyone who may, who tells why, and never by who asked', async () => {
    const before = (await mine()).row
    await change({ name: '王新' })
    const [asked] = await waiting()
    expect((await teacher('system/fieldReview/pass', { ids: [asked.id] })).status).toBe(404)
    expect((await teacher('system/fieldReview/page?resource=base.teacher')).status).toBe(403)
    const unsaid = await admin('system/fieldReview/refuse', { ids: [asked.id], reason: ' ' })
    expect([unsaid.status, unsaid.body.data.fields]).toEqual([400, { reason: '请填写审核意见' }])
    await admin('system/fieldReview/refuse', { ids: [asked.id], reason: '请附户口本' })
    expect((await mine()).row.name).toBe(before.name)
    await change({ name: '王新' })
    const [again] = await waiting()
    const both = await Promise.all([1, 2].map(() => admin('system/fieldReview/pass', { ids: [again.id] })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await mine()).row).toMatchObject({ name: '王新', revision: before.revision + 1 })
    expect((await waiting(admin, 'handled')).map(({ state }: { state: string }) => state)).toEqual([
      'passed',
      'refused',
    ])
    const { rows } = await sql<{ title: string }>`select title from system_message m
      where m.tenant_id = ${tenantId} and m.kind = 'service' order by created_at`.execute(app().db)
    expect(rows.map(({ title }) => title)).toEqual(['信息修改被退回', '信息修改已通过审核'])
  })

  it('is not passed over what somebody else has written since', async () => {
    const { row } = await mine()
    await change({ name: '第三个' })
    const [asked] = await waiting()
    await admin('base/teacher/update', { id: row.id, revision: row.revision, name: '人事改名' })
    const { status, body } = await admin('system/fieldReview/pass', { ids: [asked.id] })
    expect([status, body.msg]).toEqual([409, '“姓名”在提交后已被修改，请退回后由本人重新提交'])
    expect((await mine()).row.name).toBe('人事改名')
  })

  it('proofs are for who asked and for who may decide within reach', async () => {
    const { row } = await mine()
    await change({ name: '附证明' })
    const [asked] = await waiting()
    const seen = async (account: string) => {
      const { rows } = await sql<{ id: string }>`select id from "system_user"
        where tenant_id = ${tenantId} and account = ${account}`.execute(app().db)
      const actor = await personOf(app(), tenantId, rows[0]?.id ?? '')
      return actor && (await reviewsInSight({ db: app().db, actor }, [asked.id]))
    }
    for (const who of ['teacher', 'admin', 'department']) expect(await seen(who)).toEqual([asked.id])
    expect(await seen('counsellor')).toEqual([])
    await sql`update base_teacher set department_id = (select id from base_department d
        where d.tenant_id = ${tenantId} and d.id <> base_teacher.department_id limit 1)
      where id = ${row.id}`.execute(app().db)
    expect(await seen('department')).toEqual([])
    expect(await seen('teacher')).toEqual([asked.id])
    await sql`update base_teacher set department_id = ${row.departmentId} where id = ${row.id}`.execute(
      app().db,
    )
    await admin('system/fieldReview/refuse', { ids: [asked.id], reason: '重复' })
  })

  it('nobody passes their own, though they may pass those of others', async () => {
    const head = await as('department')
    const own = (await head('base/sysUser/myRecord')).body.data.row
    await head('base/sysUser/updateMyRecord', { id: own.id, revision: own.revision, political: '02' })
    const asked = (await waiting(head)).find(({ own }: { own: boolean }) => own)
    const { status, body } = await head('system/fieldReview/pass', { ids: [asked.id] })
    expect([status, body.msg]).toEqual([403, expect.any(String)])
    expect((await admin('system/fieldReview/pass', { ids: [asked.id] })).status).toBe(200)
  })
})
