import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { stamps } from '#server/core/stamps.ts'
import { createDemoAccounts, demoPassword } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import type { Answer } from '#tests/support/server.ts'
import { sessionsOn } from '#tests/support/session.ts'

type Call = (path: string, json?: object, headers?: Readonly<Record<string, string>>) => Promise<Answer>

describe.each(oneEngine)('who sees what, and why, on %s', (engine) => {
  const { ask, signIn, app, tenantId, pass } = sessionsOn(engine)
  let admin: Call
  let department: Call
  let counsellor: Call
  let student: Call
  let own = { id: '', mobile: '', userId: '', className: '' }
  const caller = async (account: string): Promise<Call> => {
    const { body } = await signIn(account, demoPassword)
    return (path, json, headers = {}) =>
      ask(json ? 'POST' : 'GET', path, { token: body.access_token, headers, ...(json && { json }) })
  }
  const one = async <T>(query: ReturnType<typeof sql>) => (await query.execute(app().db)).rows[0] as T
  const roleId = async (code: string) =>
    (
      await one<{ id: string }>(
        sql`select id from system_role where tenant_id = ${tenantId} and code = ${code}`,
      )
    ).id
  const set = async (role: string, rules: object[], resource = 'base.student') =>
    admin('security/secretField/update', { roleId: await roleId(role), resource, rules })
  const rule = (field: string, access: string, first: number | null = null, last: number | null = null) => ({
    field,
    access,
    first,
    last,
  })

  beforeAll(async () => {
    await loadDemo(app(), { size: 'small', tenantId })
    await createDemoAccounts(app(), tenantId)
    own = await one(sql`select s.id, s.mobile, u.id as "userId", c.name as "className" from base_student s
      join "system_user" u on u.tenant_id = s.tenant_id and u.student_id = s.id
      join base_class c on c.tenant_id = s.tenant_id and c.id = s.class_id
      where s.tenant_id = ${tenantId} and u.account = 'student'`)
    admin = await caller('admin')
    department = await caller('department')
    counsellor = await caller('counsellor')
    student = await caller('student')
  }, 120_000)

  it('a holder of the right sees a value whole by asking for it, and the person concerned sees who did', async () => {
    const listed = await admin(`base/student/getOne?id=${own.id}`)
    expect(listed.body.data.mobile).toMatch(/^\d{3}\*{4}\d{4}$/)
    expect(listed.body.data.can).toContain('reveal')
    const asked = { id: own.id, field: 'mobile', purpose: 'contact' }
    expect((await counsellor('base/student/reveal', asked)).status).toBe(403)
    expect((await admin('base/student/reveal', { ...asked, purpose: 'fun' })).status).toBe(400)
    expect((await admin('base/student/reveal', { ...asked, field: 'constructor' })).status).toBe(400)
    expect((await admin('base/student/reveal', asked)).body.data).toEqual({ value: own.mobile })
    const seen = (await student('security/revealRecord/mine')).body.data.records
    expect(seen).toEqual([expect.objectContaining({ field: '手机号', purpose: '联系本人或家长' })])
    const kept = await one<{ detail: string }>(sql`select detail from security_audit_record
      where tenant_id = ${tenantId} and action = '查看完整信息'`)
    expect(kept.detail).toBe('手机号；联系本人或家长')
  })

  it('nobody looks at more than sixty values in an hour', async () => {
    const asked = { id: own.id, field: 'idNo', purpose: 'verify' }
    let last = 200
    for (let at = 0; at < 61 && last === 200; at++)
      last = (await department('base/student/reveal', asked)).status
    expect([200, 404, 429]).toContain(last)
    pass(3601)
    department = await caller('department')
    student = await caller('student')
    expect([200, 404]).toContain((await department('base/student/reveal', asked)).status)
  })

  it('A-21 a field is masked, hidden or shown as the role is told, from the next call on', async () => {
    admin = await caller('admin')
    const rules = [rule('name', 'masked', 1, 0), rule('address', 'hidden'), rule('mobile', 'read')]
    expect((await set('department', rules)).status).toBe(200)
    const { records } = (await department('base/student/page?size=5')).body.data
    expect(records.length).toBeGreaterThan(0)
    for (const row of records) {
      expect(row).not.toHaveProperty('address')
      expect(row.name).toMatch(/^.\*{4}$/)
      expect(row.mobile ?? '13800000000').toMatch(/^\d{11}$/)
    }
    const options = (await department('base/student/getSelect')).body.data
    expect(options.every(({ label }: { label: string }) => /^.\*{4}$/.test(label))).toBe(true)
    const mentors = (await department('base/mentor/page?size=5')).body.data.records
    for (const row of mentors) expect(row.labels.studentId).toMatch(/^.\*{4}$/)
    expect((await department('base/student/page?ascs=name')).status).toBe(400)
    expect((await department('base/student/page?ascs=mobile')).status).toBe(200)
    const mine = (await department('security/secretField/mine?resource=base.student')).body.data
    expect(mine.access).toMatchObject({ name: 'masked', address: 'hidden', mobile: 'read', email: 'write' })
    expect(mine.masked.toSorted()).toEqual(['emergencyPhone', 'idNo', 'name'])
  })

  it('A-20 what may not be written is refused by name or waits for its review, and the row stays as it is', async () => {
    const { records } = (await department('base/student/page?size=1')).body.data
    const { id, revision } = records[0]
    await set('department', [
      rule('address', 'hidden'),
      rule('mobile', 'read'),
      rule('email', 'review'),
      rule('formerName', 'required'),
    ])
    department = await caller('department')
    for (const [name, value] of [
      ['address', '北京'],
      ['mobile', '13900000000'],
    ]) {
      const answer = await department('base/student/update', { id, revision, [name as string]: value })
      expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, [name]])
    }
    const asked = (await department('base/student/update', { id, revision, email: 'a@b.cn' })).body.data
    expect([asked.revision, asked.email]).toEqual([revision, records[0].email])
    const review = await one<{ state: string }>(
      sql`select state from system_field_review where tenant_id = ${tenantId} and row_id = ${id}`,
    )
    expect(review).toEqual({ state: 'pending' })
    const named = await department('base/student/update', { id, revision, formerName: '小名' })
    expect(named.status).toBe(200)
    const emptied = { id, revision: named.body.data.revision, formerName: null }
    const { status, body } = await department('base/student/update', emptied)
    expect([status, Object.keys(body.data.fields)]).toEqual([400, ['formerName']])
    await set('department', [])
  })

  it('refuses rules that say nothing', async () => {
    for (const wrong of [
      rule('name', 'hidden'),
      rule('gender', 'masked'),
      rule('grade', 'write'),
      rule('toString', 'read'),
    ])
      expect((await set('department', [wrong])).status).toBe(400)
    expect((await department('security/secretField/update', {})).status).toBe(403)
  })

  it('says why somebody sees a row: role, grant and the class they look after', async () => {
    const query = `system/access/explain?resource=base.student&rowId=${own.id}`
    const user = await one<{ id: string }>(
      sql`select id from "system_user" where tenant_id = ${tenantId} and account = 'counsellor'`,
    )
    const told = (await admin(`${query}&userId=${user.id}&field=mobile`)).body.data
    const way = told.ways.find(({ role }: { role: string }) => role === '辅导员')
    expect(way.grants[0]).toEqual({ label: '所带班级', through: [`班级 ${own.className}`] })
    expect([way.permitted, told.visible]).toEqual([true, true])
    expect(told.field).toEqual({ label: '手机号', access: '可修改', masked: true })
    const mine = (await admin(query)).body.data
    expect([mine.visible, mine.ways[0].leads]).toEqual([true, true])
    expect((await department(`${query}&userId=${user.id}`)).status).toBe(403)
    expect((await student(query)).status).toBe(403)
  })

  it('an administrator sees the portal as somebody else: read only, for a quarter of an hour, and told to them', async () => {
    const asked = { userId: own.userId, reason: '核实学生反映的问题' }
    const { data: ticket } = (await admin('system/access/viewAs', asked)).body
    const headers = { 'View-As': ticket.id }
    expect((await admin('base/sysUser/myProfile', undefined, headers)).body.data.account).toBe('student')
    expect((await admin('base/student/page', undefined, headers)).status).toBe(403)
    const wrote = await admin('base/sysUser/removeAvatar', {}, headers)
    expect([wrote.status, wrote.body.msg]).toEqual([403, '以他人身份查看时不能办理或修改'])
    expect((await department('base/sysUser/myProfile', undefined, headers)).status).toBe(403)
    expect((await student('system/access/viewsOfMe')).body.data[0].reason).toBe(asked.reason)
    pass(15 * 60 + 1)
    expect((await admin('base/sysUser/myProfile', undefined, headers)).status).toBe(403)
    const next = (await admin('system/access/viewAs', asked)).body.data
    await admin('system/access/endView', { id: next.id })
    expect((await admin('base/sysUser/myProfile', undefined, { 'View-As': next.id })).status).toBe(403)
  })

  it('nobody is seen as an administrator, and only an administrator sees as others', async () => {
    const me = await one<{ id: string }>(
      sql`select id from "system_user" where tenant_id = ${tenantId} and account = 'admin'`,
    )
    expect((await admin('system/access/viewAs', { userId: me.id, reason: '看看' })).status).toBe(409)
    await app()
      .db.insertInto('system_user_role')
      .values({ ...stamps(tenantId), user_id: own.userId, role_id: await roleId('auditor') })
      .execute()
    expect((await admin('system/access/viewAs', { userId: own.userId, reason: '看看' })).status).toBe(409)
    expect((await department('system/access/viewAs', { userId: own.userId, reason: '看看' })).status).toBe(
      403,
    )
  })
})
