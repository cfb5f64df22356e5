import md5 from 'crypto-js/md5.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { password, sessionsOn } from '#tests/support/session.ts'

const info = 'base/sysUser/getUserInfo'

describe.each(oneEngine)('signing in, on %s', (engine) => {
  const { ask, signIn, person, pass, app, tenantId, logged, guard } = sessionsOn(engine)
  // Captchas have tests of their own.
  beforeAll(() => guard({ captchaAfter: 0 }))

  it('gives tokens and the person, outside the envelope and never to be kept', async () => {
    const account = await person('teacher')
    const { status, headers, body } = await signIn(account)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      scope: 'all',
      tenantId,
      accountNo: account,
      userName: '测试',
      roleType: 'teacher',
      passWordLevel: 2,
    })
    expect(body).not.toHaveProperty('code')
    expect(JSON.stringify(body)).not.toContain('argon2')
    const { body: me } = await ask('GET', info, { token: body.access_token })
    expect(me).toMatchObject({ code: 200, data: { userId: body.user_id, lastLoginTime: body.lastLoginTime } })
  })

  it('keeps no token, only what cannot be turned back into one', async () => {
    const { body } = await signIn(await person())
    const { rows } = await sql`select s::text as row from system_session s`.execute(app().db)
    expect(JSON.stringify(rows)).not.toContain(body.access_token.slice(0, 43))
    expect(JSON.stringify(rows)).not.toContain(body.refresh_token.slice(0, 43))
  })

  it('takes the parameters from the query too, and the hash in capitals', async () => {
    const secret = `${md5(password)}`.toUpperCase()
    const query = `grant_type=password&username=${await person()}&password=${secret}`
    const { status, headers, body } = await ask('POST', `auth/oauth/token?${query}`)
    expect([status, headers.get('deprecation')]).toEqual([200, 'true'])
    const form = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    const client = { Authorization: 'Basic%20d2ViOnNlY3JldA==' }
    const proper = await ask('POST', 'auth/oauth/token', { form, headers: client })
    expect([proper.status, proper.headers.get('deprecation')]).toEqual([200, null])
  })

  it('answers a wrong password and an unknown account alike, for the same work', async () => {
    const account = await person()
    await signIn('nobody-whom-anybody-knew-before', 'wrong')
    const hashing = [vi.spyOn(app().passwords, 'verify'), vi.spyOn(app().passwords, 'hash')]
    const work = () => hashing.map((spy) => spy.mock.calls.length)
    const wrong = await signIn(account, 'wrong')
    expect(work()).toEqual([1, 0])
    const unknown = await signIn('nobody-at-all', 'wrong')
    expect(work()).toEqual([2, 0])
    for (const spy of hashing) spy.mockRestore()
    expect(wrong.status).toBe(400)
    expect(wrong.body).toEqual({
      error: 'invalid_grant',
      error_code: 400,
      error_description: '用户名或密码错误，还可尝试 4 次',
      code: 400,
      success: false,
      data: { phrase: { key: '用户名或密码错误，还可尝试 {{count}} 次', values: { count: 4 } } },
      msg: '用户名或密码错误，还可尝试 4 次',
    })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it.each([
    ['known', () => person()],
    ['unknown', async () => `ghost-${crypto.randomUUID()}`],
  ])('locks a %s account for 30 minutes after five wrong passwords, and no other', async (_, named) => {
    const account = await named()
    for (let left = 4; left > 0; left--)
      expect((await signIn(account, 'wrong')).body.msg).toBe(`用户名或密码错误，还可尝试 ${left} 次`)
    const fifth = await signIn(account, 'wrong')
    expect([fifth.status, fifth.headers.get('retry-after'), fifth.body.msg]).toEqual([
      429,
      '1800',
      '密码连续错误 5 次，账号已锁定，请 30 分钟后再试',
    ])
    pass(60)
    const right = await signIn(account, password, { own: false })
    expect([right.status, right.headers.get('retry-after'), right.body.code]).toEqual([400, '1740', 400])
    expect((await signIn(await person())).status).toBe(200)
  })

  it('lets in again when the lock is over, and counts from the beginning', async () => {
    const account = await person()
    for (let tried = 0; tried < 5; tried++) await signIn(account, 'wrong')
    pass(30 * 60 + 1)
    expect((await signIn(account, 'wrong')).body.msg).toContain('4 次')
    expect((await signIn(account)).status).toBe(200)
    expect((await signIn(account, 'wrong')).body.msg).toContain('4 次')
  })

  it('gives guesses sent all at once no more tries than guesses sent one by one', async () => {
    const account = await person()
    const wrong = Array.from({ length: 40 }, (_, guess) => signIn(account, `wrong ${guess}`))
    const answers = await Promise.all([...wrong, signIn(account)])
    expect(answers.filter(({ body }) => body.msg?.includes('还可尝试'))).toHaveLength(4)
    expect(answers.at(-1)?.status).toBe(429)
  })

  it('lets one person in from many devices at once', async () => {
    const account = await person()
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(account)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  })

  it.each([
    [{ grant_type: 'password', username: 'admin' }, 'invalid_request'],
    [{ grant_type: 'password', password: 'x' }, 'invalid_request'],
    [{ grant_type: 'client_credentials' }, 'unsupported_grant_type'],
    [{ grant_type: 'constructor' }, 'unsupported_grant_type'],
    [{}, 'unsupported_grant_type'],
    [{ grant_type: 'password', username: 'admin', password: 'sm2:04ab' }, 'invalid_request'],
    [{ grant_type: 'password', username: 'a\0b', password: 'x' }, 'invalid_request'],
    [{ grant_type: 'password', username: 'x'.repeat(50_000), password: 'x' }, 'invalid_grant'],
  ])('refuses %j as %s', async (form, error) => {
    const { status, body } = await ask('POST', 'auth/oauth/token', { form: form as Record<string, string> })
    expect([status, body.error]).toEqual([400, error])
  })

  it('says that an account is disabled only to anyone who knows its password', async () => {
    const account = await person()
    await sql`update "system_user" set enabled = false where account = ${account}`.execute(app().db)
    expect((await signIn(account, 'wrong')).body.msg).toContain('用户名或密码错误')
    expect((await signIn(account)).body.msg).toBe('账号已停用，请联系管理员')
  })

  it('writes no password and no token into the log', async () => {
    const { body } = await signIn(await person())
    await signIn(await person(), 'wrong')
    const written = JSON.stringify(logged)
    expect(written).toContain('sign-in failed')
    for (const secret of [`${md5('wrong')}`, `${md5(password)}`, body.access_token, body.refresh_token])
      expect(written).not.toContain(secret)
  })
})
