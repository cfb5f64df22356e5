import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { safeLoginInitial } from '#domain/security/safe-login.ts'
import { makeApp } from '#server/app.ts'
import { stamps } from '#server/core/stamps.ts'
import { loadDemo } from '#server/demo/load.ts'
import { forgetSafeLogin } from '#server/identity/session/safe-login.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('asking for an account, on %s', (engine) => {
  const { app, tenantId, sent, as, ask, person, signIn } = sessionsOn(engine)
  let phones = 13_900_000_000

  async function post(path: string, body: object, headers = {}) {
    const answer = await makeApp(app()).request(`/api/campus-${path}`, {
      method: 'POST',
      headers: { 'Tenant-Id': tenantId, 'Accept-Errors': '2', ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  }
  async function open() {
    const { registerEnabled: _, allowList: __, ...rest } = safeLoginInitial
    const columns = Object.entries({ ...rest, registerEnabled: true }).map(
      ([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value] as const,
    )
    await app()
      .db.insertInto('security_safe_login')
      .values({ ...stamps(tenantId), ...Object.fromEntries(columns) })
      .execute()
    forgetSafeLogin(app(), tenantId)
  }
  async function register(wish: object, phone = `${phones++}`) {
    expect((await post('auth/openApi/register/sendCode', { phone })).status).toBe(200)
    const code = sent.at(-1)?.text.match(/\d{6}/)?.[0]
    return post('auth/openApi/register', {
      phone,
      code,
      name: '路人',
      kind: 'other',
      idLastSix: '12345x',
      ...wish,
    })
  }

  it('is refused until the college opens it', async () => {
    expect((await post('auth/openApi/register/sendCode', { phone: '13900000000' })).body.msg).toBe(
      '学校没有开放账号申请',
    )
    await open()
    const { body } = await ask('GET', 'base/openApi/getAppInfo')
    expect(body.data.signInWays).toBe('mobile,scan,register')
  })

  it('gives an account at once to whom the books vouch for, and the same wish never twice', async () => {
    await loadDemo(app(), { size: 'small', tenantId })
    const { rows } = await sql<{ name: string; number: string; idLastSix: string; phone: string }>`
      select name, student_no as number, right(id_no, 6) as "idLastSix", mobile as phone from base_student
      where tenant_id = ${tenantId} and mobile is not null and id_type = '1' limit 2`.execute(app().db)
    const { phone, ...student } = rows[0] ?? { phone: '', name: '', number: '', idLastSix: '' }
    const wish = { ...student, kind: 'student' }
    const clerk = await as('admin')
    const wrong = await register({ ...wish, idLastSix: '000000' })
    expect(wrong.body.data).toEqual({ state: 'pending' })
    expect((await register(wish, phone)).body.data).toEqual({ state: 'opened', account: student.number })
    // A phone that somebody has written into the record since is a clerk's word, and no proof of who the student is.
    const written = `${phones++}`
    const { phone: _, ...other } = rows[1] ?? { phone: '', name: '', number: '', idLastSix: '' }
    const { records } = (await clerk(`base/student/page?params.studentNo=${other.number}`)).body.data
    const edited = { id: records[0].id, revision: records[0].revision, mobile: written }
    expect((await clerk('base/student/update', 'POST', { json: edited })).status).toBe(200)
    const theirs = await register({ ...other, kind: 'student' }, written)
    expect(theirs.body.data).toEqual({ state: 'pending' })
    const { rows: users } =
      await sql`select phone_verified as proven, password_hash as hash from "system_user"
      where tenant_id = ${tenantId} and account = ${student.number}`.execute(app().db)
    expect(users).toEqual([{ proven: true, hash: null }])
  })

  it('waits for an administrator otherwise, who decides once', async () => {
    expect((await register({ reason: '校企合作' })).body.data).toEqual({ state: 'pending' })
    const admin = await as('admin')
    const page = async () =>
      (await admin('system/accountRequest/page?params.state=pending&params.name=路人')).body.data.records
    const [request] = await page()
    expect(request).toMatchObject({
      name: '路人',
      reason: '校企合作',
      can: expect.arrayContaining(['approve']),
    })
    const { access_token: token } = (await signIn(await person('admin'))).body
    const approve = () =>
      post('system/accountRequest/approve', { id: request.id }, { 'Campus-Auth': `bearer ${token}` })
    const statuses = await Promise.all([approve(), approve()])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409])
    const student = await as('student')
    expect((await student('system/accountRequest/page')).status).toBe(403)
  })

  it('needs the code that was sent to that phone', async () => {
    const wish = { name: '路人', kind: 'other', idLastSix: '123456', phone: '13911112222', code: '000000' }
    expect((await post('auth/openApi/register', wish)).body.msg).toBe('短信验证码不正确或已失效')
  })
})
