import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '#server/core/settings.ts'
import { oneEngine } from '#tests/support/database.ts'
import { addLoginType } from '#tests/support/login-type.ts'
import { startOidc } from '#tests/support/oidc.ts'
import { sessionsOn } from '#tests/support/session.ts'

const redirect = 'https://portal.school.edu.cn/oauth/callback/campus'
const other = 'https://portal.school.edu.cn/oauth/callback/other'
const client = { id: 'portal', secret: 'a-secret-that-the-two-share', redirects: [redirect, other] }
const settings = { ...defaultSettings, federationHosts: ['127.0.0.1'] }

describe.each(oneEngine)('signing in through OpenID Connect, on %s', (engine) => {
  const { ask, app, tenantId, person, pass, signIn, logged } = sessionsOn(engine, {
    startsAt: Date.now(),
    fetch,
    settings,
  })
  let provider: Awaited<ReturnType<typeof startOidc>>
  let account: string

  beforeAll(async () => {
    provider = await startOidc(client)
    const common = {
      kind: 'oidc',
      issuer: provider.issuer,
      clientId: client.id,
      secret: client.secret,
    } as const
    await addLoginType(app(), tenantId, { ...common, code: 'campus', redirects: redirect })
    await addLoginType(app(), tenantId, {
      ...common,
      code: 'other',
      redirects: other,
      accountClaim: 'preferred_username',
    })
    account = await person()
  })
  beforeEach(() => pass(61))
  afterAll(() => provider.close())

  const begin = (source: string, returnTo = '/login', origin = 'https://portal.school.edu.cn') =>
    ask('POST', 'auth/openApi/social/begin', { json: { source, returnTo }, headers: { origin } })

  /** Up to the way back: what the callback page is given, and the cookie of the browser. */
  async function goThrough(source = 'campus', returnTo = '/login') {
    const { body, headers } = await begin(source, returnTo)
    const back = (await provider.goThrough(body.data.url)).searchParams
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return { source, code: back.get('code') ?? '', state: back.get('state') ?? '', cookie }
  }
  type Back = Awaited<ReturnType<typeof goThrough>>
  const token = ({ source, code, state, cookie }: Back) =>
    ask('POST', 'auth/oauth/token', {
      form: { grant_type: 'social', source, code, state },
      headers: { cookie },
    })

  it('lets the provider name the account where the college says it may', async () => {
    provider.signInAs({ sub: 'u-1', preferred_username: account })
    const { status, body } = await token(await goThrough('other'))
    expect([status, body.accountNo]).toEqual([200, account])
  })

  it('sends the browser away with state, nonce and PKCE, and a cookie that no script reads', async () => {
    const { body, headers } = await begin('campus')
    const asked = new URL(body.data.url).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect([asked.get('state')?.length, asked.get('nonce')?.length]).toEqual([65, 64])
    expect(headers.getSetCookie()[0]).toMatch(
      /^campus-sign-in=\w{64};.*Path=\/api\/;.*HttpOnly; Secure; SameSite=Lax/,
    )
  })

  it('A-64: asks anyone who is unknown to bind an account of theirs; from then on they are known', async () => {
    provider.signInAs({ sub: 'u-2', name: '周子涵', preferred_username: 'x' })
    const back = await goThrough()
    const { body } = await token(back)
    expect(body).toMatchObject({ error: 'binding_required', data: { source: 'campus', shownName: '周子涵' } })

    const own = (await signIn(account)).body.access_token
    const bind = (cookie: string) =>
      ask('POST', 'base/sysUser/bind', {
        token: own,
        json: { ticket: body.data.ticket },
        headers: { cookie },
      })
    expect((await bind('')).status, 'A-49 not in another browser').toBe(400)
    expect((await bind(back.cookie)).status).toBe(200)
    expect((await bind(back.cookie)).status, 'once').toBe(400)
    expect((await token(await goThrough())).body.accountNo).toBe(account)

    const { data } = (await ask('GET', 'base/sysUser/bindings', { token: own })).body
    const [first] = data
    expect(first).toMatchObject({ source: 'campus', subject: '周子涵' })
    expect(JSON.stringify(data)).not.toMatch(/secret/i)
    const unbind = () => ask('POST', 'base/sysUser/unbind', { token: own, json: { id: first.id } })
    const stranger = (await signIn(await person())).body.access_token
    const theirs = { token: stranger, json: { id: first.id } }
    expect((await ask('POST', 'base/sysUser/unbind', theirs)).status, 'nobody unbinds another').toBe(404)
    expect((await unbind()).status).toBe(200)
    expect((await token(await goThrough())).body.error).toBe('binding_required')
  })

  it('A-49 refuses a state that is missing, invented, used, of another provider or too old', async () => {
    provider.signInAs({ sub: 'u-3', preferred_username: account })
    const fresh = () => goThrough('other')
    for (const state of ['', `m${'0'.repeat(64)}`])
      expect((await token({ ...(await fresh()), state })).status).toBe(400)
    const back = await fresh()
    expect((await token({ ...back, source: 'campus' })).status).toBe(400)
    const good = await fresh()
    expect((await token(good)).status).toBe(200)
    expect((await token(good)).status).toBe(400)
    const late = await fresh()
    pass(601)
    expect((await token(late)).status).toBe(400)
  })

  it('A-49 refuses a code that was used, under a state that was not', async () => {
    provider.signInAs({ sub: 'u-4', preferred_username: account })
    const first = await goThrough('other')
    expect((await token(first)).status).toBe(200)
    const second = await goThrough('other')
    const { body } = await token({ ...second, code: first.code })
    expect([body.error, body.msg]).toEqual(['invalid_grant', '登录凭据无效或已使用，请重新登录'])
  })

  it("A-49 login CSRF: another's code and state do nothing in this browser", async () => {
    provider.signInAs({ sub: 'attacker', preferred_username: account })
    const attack = await goThrough('other')
    const { headers } = await begin('other')
    const victim = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    for (const cookie of ['', victim, 'campus-sign-in=x'])
      expect((await token({ ...attack, cookie })).status).toBe(400)
  })

  it('A-49 binding CSRF: what was begun to sign in binds nothing, and the other way round', async () => {
    provider.signInAs({ sub: 'u-5', preferred_username: account })
    const own = (await signIn(account)).body.access_token
    const bind = ({ source, code, state, cookie }: Back) =>
      ask('POST', 'base/sysUser/bind', { token: own, json: { source, code, state }, headers: { cookie } })
    expect((await bind(await goThrough())).status).toBe(400)
    expect((await token(await goThrough('campus', '/personalcenter?tab=bindings'))).status).toBe(400)
    const meant = await goThrough('campus', '/personalcenter?tab=bindings')
    expect((await bind({ ...meant, cookie: '' })).status).toBe(400)
    expect((await bind(await goThrough('campus', '/personalcenter?tab=bindings'))).status).toBe(200)
  })

  it('one identity stands for one person, and one person has one of a kind: also when two bind at once', async () => {
    provider.signInAs({ sub: 'u-6', preferred_username: 'x' })
    const people = await Promise.all([person(), person()])
    const tokens = await Promise.all(people.map(async (each) => (await signIn(each)).body.access_token))
    const backs = [
      await goThrough('campus', '/personalcenter?tab=bindings'),
      await goThrough('campus', '/personalcenter?tab=bindings'),
    ]
    const answers = await Promise.all(
      backs.map(({ source, code, state, cookie }, at) =>
        ask('POST', 'base/sysUser/bind', {
          token: tokens[at],
          json: { source, code, state },
          headers: { cookie },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('comes back to registered addresses only, whatever the browser says of itself', async () => {
    const { body } = await begin('campus', 'https://evil.example/')
    expect(new URL(body.data.url).searchParams.get('redirect_uri')).toBe(redirect)
    for (const origin of ['https://evil.example', 'null', 'https://portal.school.edu.cn.evil.example'])
      expect((await begin('campus', '/login', origin)).status).toBe(400)
  })

  it('tells what the sign-in page may offer, and no more of it', async () => {
    await addLoginType(app(), tenantId, {
      code: 'off',
      kind: 'cas',
      issuer: 'https://x.edu.cn',
      enabled: false,
    })
    await addLoginType(app(), tenantId, {
      code: 'new',
      kind: 'cas',
      issuer: 'https://x.edu.cn',
      onMain: false,
      onWelcome: true,
    })
    const types = async (appType: number) =>
      (await ask('GET', `base/openApi/loginTypes?appType=${appType}`)).body.data
    const rest = { kind: 'oidc', icon: 'badge-check', bindable: true, bindingAsked: false }
    expect(await types(0)).toEqual([
      { code: 'campus', name: 'campus', ...rest },
      { code: 'other', name: 'other', ...rest },
    ])
    expect((await types(2)).map(({ code }: { code: string }) => code)).toEqual(['new'])
  })

  it('A-60 writes no code, state, cookie or secret into the log or the audit', async () => {
    provider.signInAs({ sub: 'u-7', preferred_username: 'x' })
    const back = await goThrough()
    await token(back)
    await token(back)
    const { rows } = await sql`select * from security_audit_record where tenant_id = ${tenantId}`.execute(
      app().db,
    )
    const written = JSON.stringify([rows, logged])
    expect(written).toContain('sign-in failed')
    for (const secret of [back.code, back.state, back.cookie, client.secret])
      expect(written).not.toContain(secret)
  })
})
