import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#server/core/settings.ts'
import { oneEngine } from '#tests/support/database.ts'
import { addLoginType } from '#tests/support/login-type.ts'
import { sessionsOn } from '#tests/support/session.ts'

const redirect = 'https://portal.school.edu.cn/oauth/callback/it'
const settings = { ...defaultSettings, federationHosts: ['10.0.0.8'] }

/** Another system by its answers, and everything it was asked. */
function system(answers: Readonly<Record<string, (url: URL, init?: RequestInit) => object>>) {
  const asked: URL[] = []
  const fetch = (async (address: string, init?: RequestInit) => {
    const url = new URL(address)
    asked.push(url)
    const answer = answers[url.pathname]?.(url, init)
    return answer ? Response.json(answer) : new Response('没有这个地址', { status: 404 })
  }) as typeof globalThis.fetch
  return { fetch, asked }
}

describe.each(oneEngine)('an enterprise messenger, on %s', (engine) => {
  let ended = false
  const messenger = system({
    '/cgi-bin/gettoken': () => ({
      errcode: 0,
      access_token: `token-${messenger.asked.length}`,
      expires_in: 7200,
    }),
    '/cgi-bin/auth/getuserinfo': ({ searchParams }) => {
      const code = searchParams.get('code')
      if (ended) {
        ended = false
        return { errcode: 42001, errmsg: 'access_token expired' }
      }
      if (code === 'guest') return { errcode: 0, openid: 'o-1' }
      return code === 'good' ? { errcode: 0, userid: member } : { errcode: 40029, errmsg: 'invalid code' }
    },
  })
  const { ask, app, tenantId, person, pass } = sessionsOn(engine, { fetch: messenger.fetch, settings })
  let member = ''
  const begin = (agent: string) =>
    ask('POST', 'auth/openApi/social/begin', {
      json: { source: 'it', returnTo: '/welcome/login' },
      headers: { 'user-agent': agent },
    })

  async function signIn(code: string) {
    const { body, headers } = await begin('wxwork/4.1 MicroMessenger')
    const state = new URL(body.data.url).searchParams.get('state') ?? ''
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const form = { grant_type: 'social', source: 'it', code, state }
    return ask('POST', 'auth/oauth/token', { form, headers: { cookie } })
  }

  it('signs in its members, asks for a token once, and again when that has ended', async () => {
    member = await person()
    await addLoginType(app(), tenantId, {
      code: 'it',
      kind: 'wechat-work',
      clientId: 'corp',
      agentId: '1000002',
      secret: 'corp-secret',
      accountClaim: 'userid',
      redirects: redirect,
    })
    expect((await signIn('good')).body.accountNo).toBe(member)
    expect((await signIn('good')).status).toBe(200)
    const tokens = () => messenger.asked.filter(({ pathname }) => pathname.endsWith('gettoken')).length
    expect(tokens()).toBe(1)
    ended = true
    expect((await signIn('good')).status).toBe(200)
    expect(tokens()).toBe(2)
    pass(7000)
    await signIn('good')
    expect(tokens()).toBe(3)
    expect(messenger.asked.every(({ origin }) => origin === 'https://qyapi.weixin.qq.com')).toBe(true)
  })

  it('refuses a used code and anyone who is no member', async () => {
    for (const code of ['used', 'guest', '', 'a b']) expect((await signIn(code)).status).toBe(400)
  })

  it('leads inside the messenger by itself, and to a code elsewhere', async () => {
    const inside = (await begin('wxwork/4.1')).body.data.url
    expect(inside).toMatch(/^https:\/\/open\.weixin\.qq\.com\/.*state=w\w{64}.*#wechat_redirect$/)
    expect((await begin('Chrome/126')).body.data.url).toMatch(
      /^https:\/\/login\.work\.weixin\.qq\.com\/.*state=w/,
    )
  })
})

describe.each(oneEngine)('OAuth 2.0 without OpenID, on %s', (engine) => {
  let account = ''
  let type: unknown
  const other = system({
    '/token': (_, init) =>
      new URLSearchParams(`${init?.body}`).get('code') === 'good'
        ? { access_token: 't', token_type: 'bearer' }
        : { error: 'server_error' },
    '/me': (_, init) => {
      type = new Headers(init?.headers).get('authorization')
      return { id: 7, login: account, name: '周子涵' }
    },
  })
  const { ask, app, tenantId, person } = sessionsOn(engine, { fetch: other.fetch, settings })

  it('reads the person where the administrator said, with the verifier and the secret sent', async () => {
    account = await person()
    await addLoginType(app(), tenantId, {
      code: 'it',
      kind: 'oauth2',
      clientId: 'portal',
      secret: 'shared',
      authorizationEndpoint: 'https://login.school.edu.cn/authorize',
      tokenEndpoint: 'http://10.0.0.8/token',
      userInfoEndpoint: 'http://10.0.0.8/me',
      subjectClaim: 'id',
      accountClaim: 'login',
      redirects: redirect,
    })
    const signIn = async (code: string) => {
      const json = { source: 'it', returnTo: '/login' }
      const { body, headers } = await ask('POST', 'auth/openApi/social/begin', { json })
      const state = new URL(body.data.url).searchParams.get('state') ?? ''
      const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const form = { grant_type: 'social', source: 'it', code, state }
      return ask('POST', 'auth/oauth/token', { form, headers: { cookie } })
    }
    expect((await signIn('good')).body.accountNo).toBe(account)
    expect(type).toBe('Bearer t')
    expect((await signIn('bad')).body.msg).toBe('对方系统暂时没有回应，请稍后重试')
  })
})
