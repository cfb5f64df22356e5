import { sql } from 'kysely'
import { generate } from 'otplib'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts, demoPassword } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'
import { routes } from '#server/routes.ts'
import { softwareAuthenticator } from '#tests/support/authenticator.ts'
import { oneEngine } from '#tests/support/database.ts'
import { password, sessionsOn } from '#tests/support/session.ts'

const mine = 'base/sysUserSecondAuth/'
const sixDigitsIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? ''

describe.each(oneEngine)('what opens an account, on %s', (engine) => {
  const { ask, signIn, refresh, person, guard, pass, now, sent, app, tenantId } = sessionsOn(engine)
  let student = { id: '', userId: '', mobile: '', revision: 0 }
  const one = async <T>(query: ReturnType<typeof sql>) => (await query.execute(app().db)).rows[0] as T
  const tokenOf = async (account: string, secret = password): Promise<string> =>
    (await signIn(account, secret)).body.access_token
  const post = (token: string, path: string, json: object = {}, headers = {}) =>
    ask('POST', path, { token, json, headers })
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(now() / 1000) })
  const inbox = async (account: string) => {
    const { rows } = await sql<{ title: string }>`select title from system_message m
      join "system_user" u on u.tenant_id = m.tenant_id and u.id = m.user_id
      where m.tenant_id = ${tenantId} and u.account = ${account} order by m.created_at, m.id`.execute(
      app().db,
    )
    return rows.map(({ title }) => title).toSorted()
  }
  const confirmed = (account: string, phone: string | null, proven: boolean | null = true) =>
    sql`update "system_user" set phone = ${phone}, phone_verified = ${proven}
      where tenant_id = ${tenantId} and account = ${account}`.execute(app().db)
  const forgot = (account: string) => ask('POST', 'auth/openApi/forgot/sendCode', { json: { account } })
  const byPhone = (phone: string) =>
    ask('POST', 'auth/openApi/sms/send', { json: { phone, purpose: 'sign-in' } })

  beforeAll(async () => {
    await loadDemo(app(), { size: 'small', tenantId })
    await createDemoAccounts(app(), tenantId)
    student = await one(sql`select s.id, u.id as "userId", s.mobile, s.revision from base_student s
      join "system_user" u on u.tenant_id = s.tenant_id and u.student_id = s.id
      where s.tenant_id = ${tenantId} and u.account = 'student'`)
    await confirmed('student', null)
  }, 120_000)

  describe('by phone', () => {
    /** Nothing goes to this number, whichever way it is asked for. */
    async function opensNothing(account: string, phone: string) {
      pass(61)
      const before = sent.length
      expect((await forgot(account)).status).toBe(200)
      pass(61)
      expect((await forgot(phone)).status).toBe(200)
      pass(61)
      expect((await byPhone(phone)).status).toBe(200)
      expect(sent.slice(before)).toEqual([])
    }

    it('finding 1: the contact number that a session writes into its own record opens nothing', async () => {
      const token = await tokenOf('student', demoPassword)
      const phone = '13911110001'
      const { data } = (await ask('GET', 'base/sysUser/myRecord', { token })).body
      const wrote = await post(token, 'base/sysUser/updateMyRecord', {
        id: student.id,
        revision: data.row.revision,
        mobile: phone,
      })
      expect(wrote.status).toBe(200)
      await opensNothing('student', phone)
    })

    it('finding 1: nor does the one that a clerk writes there', async () => {
      const token = await tokenOf('admin', demoPassword)
      const phone = '13911110002'
      const { data } = (await ask('GET', `base/student/getOne?id=${student.id}`, { token })).body
      const json = { id: student.id, revision: data.revision, mobile: phone }
      expect((await post(token, 'base/student/update', json)).status).toBe(200)
      await opensNothing('student', phone)
      await confirmed('student', '13911110003')
      await opensNothing('nobody', phone)
      pass(61)
      await forgot('student')
      expect(sent.at(-1)?.phone).toBe('13911110003')
    })

    it('finding 1: a number of the account that an administrator changes waits for its owner', async () => {
      const account = await person('teacher')
      await confirmed(account, '13911110004')
      const row = await one<{ id: string; revision: number }>(
        sql`select id, revision from "system_user" where tenant_id = ${tenantId} and account = ${account}`,
      )
      const admin = await tokenOf('admin', demoPassword)
      const changed = await post(admin, 'system/user/update', { ...row, phone: '13911110005' })
      expect(changed.status).toBe(200)
      await opensNothing(account, '13911110005')
      await opensNothing(account, '13911110004')
      expect(await inbox(account)).toEqual(['账号安全变更：管理员更换手机，须本人重新验证'])
    })

    it('finding 1: where a second proof is required, no unconfirmed number stands for one', async () => {
      await guard({ factorForTeacher: true, factorForStudent: true })
      const account = await person('teacher', { kind: 'teacher' })
      await confirmed(account, '13911110006', null)
      const { status, body } = await signIn(account)
      expect(status).toBe(200)
      const own = (await ask('GET', `${mine}getMySysUserSecondAuth`, { token: body.access_token })).body
      expect(own.data).toMatchObject({ required: true, enabled: false, phoneVerified: false })
      await guard({})
    })

    it('finding 1: a password set anew ends what was under way, and opens nothing beside itself', async () => {
      const account = await person()
      await confirmed(account, '13911110007')
      const token = await tokenOf(account)
      const desk = (await ask('POST', 'auth/openApi/scan/begin', {})).body.data
      await post(token, 'auth/scan/look', { ticket: desk.ticket })
      expect((await post(token, 'auth/scan/approve', { ticket: desk.ticket, yes: true })).status).toBe(200)
      await forgot(account)
      const json = { account, code: sixDigitsIn(sent.at(-1)?.text), newPassword: 'Turtle#42 pond' }
      expect((await ask('POST', 'auth/openApi/forgot/reset', { json })).status).toBe(200)
      const form = { grant_type: 'scan', ticket: `${desk.ticket}~${desk.secret}` }
      expect((await ask('POST', 'auth/oauth/token', { form })).status).toBe(400)
    })
  })

  describe('only after a proof of the last five minutes', () => {
    const guarded = routes.filter(({ proof }) => proof)

    it('finding 8: which calls these are', () => {
      const areas = /^base\/(sysUserSecondAuth|sysUser\/(un)?bind$)|^system\/loginType\/|resetPassword$/
      const free = /(prove|prove\/\w+|passkey\/rename|export)$/
      const open = routes.filter(
        ({ method, path, proof }) =>
          method === 'POST' && areas.test(path) && !free.test(path) && proof === undefined,
      )
      expect(open.map(({ path }) => path)).toEqual([])
      expect(guarded.length).toBeGreaterThan(15)
    })

    it('finding 8: a session of six minutes may do none of them, nor may its refreshed pair, nor a view', async () => {
      const first = (await signIn('admin', demoPassword)).body
      pass(301)
      const token: string = (await refresh(first.refresh_token)).body.access_token
      for (const { path } of guarded) {
        const { status, body } = await post(token, path)
        expect([path, status, body.data?.proof]).toEqual([path, 403, { password: true, factors: [] }])
      }
      const asked = { userId: student.userId, reason: '核实学生反映的问题' }
      const { data } = (await post(token, 'system/access/viewAs', asked)).body
      for (const { path } of guarded) {
        const { status, body } = await post(token, path, { password: demoPassword }, { 'View-As': data.id })
        expect([path, status, body.data]).toEqual([path, 403, null])
      }
    })

    it('finding 8: one proof serves the session for five minutes, and no other session', async () => {
      const account = await person()
      const first = (await signIn(account)).body
      const other = await tokenOf(account)
      const may = async (token: string) => (await post(token, `${mine}totp/begin`)).status === 200
      expect(await may(first.access_token)).toBe(true)
      pass(301)
      expect(await may(first.access_token)).toBe(false)
      expect((await post(first.access_token, `${mine}prove`, { password })).status).toBe(200)
      expect([await may(first.access_token), await may(other)]).toEqual([true, false])
      pass(200)
      const { access_token } = (await refresh(first.refresh_token)).body
      expect(await may(access_token)).toBe(true)
      pass(101)
      expect(await may(access_token)).toBe(false)
      const here = await post(access_token, `${mine}passkey/options`, { password })
      expect(here.status).toBe(200)
      expect((await post(access_token, `${mine}passkey/options`, { password: 'wrong' })).status).toBe(400)
    })

    it('finding 8: guesses at the password there lock the account like guesses at the door', async () => {
      await guard({ failuresAllowed: 3 })
      const account = await person()
      const token = await tokenOf(account)
      const guesses = ['a', 'b', 'c', 'd'].map((word) => post(token, `${mine}prove`, { password: word }))
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([400, 400, 400, 429])
      expect((await post(token, `${mine}prove`, { password })).status).toBe(429)
      expect((await signIn(account)).status).toBe(429)
      await guard({})
    })

    it('finding 8: an app, a passkey or the confirmed phone proves it too, and each code once', async () => {
      const account = await person()
      const token = await tokenOf(account)
      const { secret } = (await post(token, `${mine}totp/begin`)).body.data
      await post(token, `${mine}totp/confirm`, { code: await codeOf(secret) })
      const device = await softwareAuthenticator('http://localhost')
      const options = (await post(token, `${mine}passkey/options`)).body.data
      await post(token, `${mine}passkey/register`, {
        name: '我的手机',
        response: await device.register(options),
      })
      await confirmed(account, '13911110008')
      expect((await post(token, `${mine}phone/use`, { on: true })).status).toBe(200)
      pass(301)
      const asked = (await post(token, `${mine}recovery/renew`)).body.data.proof
      expect(asked).toEqual({ password: true, factors: ['passkey', 'totp', 'sms'], phone: '139****0008' })

      const code = await codeOf(secret)
      expect((await post(token, `${mine}recovery/renew`, { code })).status).toBe(200)
      expect((await post(token, `${mine}prove`, { code })).status, 'used up').toBe(400)
      pass(301)
      const question = (await post(token, `${mine}prove/passkey`)).body.data
      const answer = { factor: 'passkey', code: await device.answer(question, { verified: false }) }
      expect((await post(token, `${mine}prove`, answer)).status).toBe(200)
      expect((await post(token, `${mine}prove`, answer)).status).toBe(400)
      pass(301)
      expect((await post(token, `${mine}prove/sendCode`)).status).toBe(200)
      expect(sent.at(-1)?.phone).toBe('13911110008')
      const word = { factor: 'sms', code: sixDigitsIn(sent.at(-1)?.text) }
      expect((await post(token, `${mine}prove`, word)).status).toBe(200)
      expect((await post(token, `${mine}recovery/renew`)).status).toBe(200)
      expect(await inbox(account)).toEqual([
        '账号安全变更：启用动态口令',
        '账号安全变更：启用短信验证',
        '账号安全变更：登记通行密钥',
        '账号安全变更：重新生成恢复码',
        '账号安全变更：重新生成恢复码',
      ])
    })

    it('finding 8: a phone vouches for a desk only with a proof, and the desk has proved nothing itself', async () => {
      const account = await person()
      const token = await tokenOf(account)
      pass(301)
      const desk = (await ask('POST', 'auth/openApi/scan/begin', {})).body.data
      await post(token, 'auth/scan/look', { ticket: desk.ticket })
      const yes = { ticket: desk.ticket, yes: true }
      expect((await post(token, 'auth/scan/approve', yes)).body.data.proof).toBeDefined()
      expect((await post(token, 'auth/scan/approve', { ...yes, password })).status).toBe(200)
      const form = { grant_type: 'scan', ticket: `${desk.ticket}~${desk.secret}` }
      const there: string = (await ask('POST', 'auth/oauth/token', { form })).body.access_token
      expect((await post(there, `${mine}totp/begin`)).status).toBe(403)
      expect((await post(there, `${mine}totp/begin`, { password })).status).toBe(200)
    })

    it('finding 8: anyone who has no password sets one only after another proof', async () => {
      const account = await person()
      const token = await tokenOf(account)
      await sql`update "system_user" set password_hash = null
        where tenant_id = ${tenantId} and account = ${account}`.execute(app().db)
      const change = (more = {}) =>
        post(token, 'base/sysUser/changePassword', { newPassword: 'Turtle#42 pond', ...more })
      pass(301)
      expect((await change()).body.data.proof).toEqual({ password: false, factors: [] })
      await confirmed(account, '13911110009')
      expect((await change()).body.data.proof).toEqual({
        password: false,
        factors: ['sms'],
        phone: '139****0009',
      })
      await post(token, `${mine}prove/sendCode`)
      const code = sixDigitsIn(sent.at(-1)?.text)
      expect((await change({ factor: 'sms', code })).status).toBe(200)
    })

    it('finding 8: another phone takes a code from it, and the old one and the inbox hear of it', async () => {
      const account = await person()
      await confirmed(account, '13911110010')
      const token = await tokenOf(account)
      const phone = '13911110011'
      expect((await post(token, `${mine}phone/bind`, { phone, smsCode: '000000' })).status).toBe(400)
      await post(token, `${mine}phone/sendCode`, { phone })
      const smsCode = sixDigitsIn(sent.at(-1)?.text)
      expect((await post(token, `${mine}phone/bind`, { phone, smsCode })).status).toBe(200)
      await expect.poll(() => sent.at(-1)?.phone).toBe('13911110010')
      expect(sent.at(-1)?.text).toContain('139****0011')
      expect(await inbox(account)).toEqual(['账号安全变更：绑定手机'])
    })
  })

  it('finding 18: what an administrator does as somebody else is written down as their own', async () => {
    const admin = await tokenOf('admin', demoPassword)
    const account = 'verifier'
    const { id } = await one<{ id: string }>(
      sql`select id from "system_user" where tenant_id = ${tenantId} and account = ${account}`,
    )
    const asked = { userId: id, reason: '核实反映的问题' }
    const headers = { 'View-As': (await post(admin, 'system/access/viewAs', asked)).body.data.id }
    const acts = async () => {
      const { rows } = await sql<{ account: string }>`
        select account from security_audit_record where tenant_id = ${tenantId}
        union all select account from system_log_user where tenant_id = ${tenantId}`.execute(app().db)
      return rows.filter((row) => row.account === account).length
    }
    const before = await acts()
    // What the engine makes for every resource alike is asked of none: it is one reader, and writes nothing.
    const engine = /\/(page|list|getOne|getSelect|getTree|history)$/
    const looks = routes.filter(
      ({ method, access, path }) => method === 'GET' && access !== 'public' && !engine.test(path),
    )
    const [last, others] = [looks.filter(isLast), looks.filter((route) => !isLast(route))]
    for (const { path } of [...others, ...last])
      await ask('GET', path, { token: admin, headers }).catch(() => undefined)
    expect((await acts()) - before).toBe(0)
    const out = await one<{ account: string }>(sql`select account from system_log_user
      where tenant_id = ${tenantId} and event = 'sign-out'`)
    expect(out.account).toBe('admin')
    expect((await ask('GET', 'base/sysUser/myProfile', { token: admin })).status).toBe(401)
  })
})

const isLast = ({ path }: { readonly path: string }) => path === 'auth/logOut'
