import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'

const whole = {
  code: 'campus',
  name: '统一身份认证',
  kind: 'oidc',
  sort: 1,
  enabled: true,
  onMain: true,
  onWelcome: false,
  bindingAsked: false,
  issuer: 'https://id.school.edu.cn',
  clientId: 'portal',
  secret: 'known-to-two',
  redirects: 'https://portal.school.edu.cn/oauth/callback/campus',
}

/** Another system by its answers; what is not among them is not there. */
let answers: Readonly<Record<string, () => Response>> = {}
let asked: string[] = []
const at = (address: string) => `https://${address}`
const metadata = '.well-known/openid-configuration'
const provider = (issuer: string) => ({
  [`${issuer.replace(/\/$/, '')}/${metadata}`]: () => Response.json({ issuer }),
})
/** Nothing waits for another system: a question to the database from within a transaction is refused here. */
let askDatabase: () => Promise<unknown> = async () => {}
const fetch = (async (address: string) => {
  await askDatabase()
  const url = new URL(address)
  const place = url.origin + url.pathname
  asked.push(place)
  if (url.hostname.startsWith('silent.') && !answers[place]) throw new TypeError('no route')
  return answers[place]?.() ?? new Response('没有这个地址', { status: 404 })
}) as typeof globalThis.fetch
beforeEach(() => {
  asked = []
  answers = provider(whole.issuer)
})

describe.each(oneEngine)('a login type, on %s', (engine) => {
  const { college, app } = serverOn(engine, { fetch })
  beforeEach(() => {
    askDatabase = () => sql`select 1`.execute(app().db)
  })

  it('keeps its secret where no call reads it, closed; not touching it keeps it', async () => {
    const { manager, tenantId } = college()
    const admin = manager('system.login-type')
    const added = (await admin('POST', 'system/loginType/add', { json: whole })).body.data
    expect(added.secret).toBe('已保存')
    const change = { id: added.id, revision: added.revision, name: '校园账号' }
    const changed = (await admin('POST', 'system/loginType/update', { json: change })).body.data
    const replies = await Promise.all(
      [`getOne?id=${added.id}`, 'page', 'list', 'getSelect'].map((call) =>
        admin('GET', `system/loginType/${call}`),
      ),
    )
    expect(JSON.stringify([added, changed, replies])).not.toContain('known-to-two')
    expect(changed.secretId).toBe(added.secretId)

    const kept = async () =>
      (
        await sql<{
          sealed: string
        }>`select sealed from system_login_secret where tenant_id = ${tenantId}`.execute(app().db)
      ).rows
    const [first] = await kept()
    expect(first?.sealed).not.toContain('known-to-two')
    expect(await app().secrets.open(first?.sealed ?? '')).toBe('known-to-two')

    const next = { id: added.id, revision: changed.revision, secret: 'another' }
    await admin('POST', 'system/loginType/update', { json: next })
    const after = await kept()
    expect(after).toHaveLength(1)
    expect(await app().secrets.open(after[0]?.sealed ?? '')).toBe('another')
  })

  it.each([
    'http://id.school.edu.cn',
    'https://127.0.0.1',
    'https://[::1]',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f.1',
    'https://2130706433',
    'https://10.0.0.8',
    'https://localhost',
    'https://id.internal',
    'https://[::ffff:10.0.0.1]',
    'https://user:word@id.school.edu.cn',
  ])('A-44 asks no address of a private network: %s', async (issuer) => {
    const admin = college().manager('system.login-type')
    const { status, body } = await admin('POST', 'system/loginType/add', { json: { ...whole, issuer } })
    expect([status, Object.keys(body.data.fields)]).toEqual([400, ['issuer']])
  })

  it.each(['file:///etc/passwd', 'gopher://id.school.edu.cn', 'javascript:alert(1)', '//id'])(
    'A-44 knows no other protocol: %s',
    async (issuer) => {
      const admin = college().manager('system.login-type')
      expect((await admin('POST', 'system/loginType/add', { json: { ...whole, issuer } })).status).toBe(400)
    },
  )

  it('is saved with the issuer as the provider writes itself, and with no other spelling', async () => {
    const admin = college().manager('system.login-type')
    const spelt = fc.record({
      host: fc.constantFrom('id.school.edu.cn', 'login.example.edu.cn:8443'),
      path: fc.constantFrom('', '/', '/realms/campus', '/realms/campus/', '/v2.0'),
      slash: fc.constantFrom('', '/', '//'),
      pasted: fc.constantFrom('', `/${metadata}`, `/${metadata}/`),
    })
    let nth = 0
    await fc.assert(
      fc.asyncProperty(spelt, async ({ host, path, slash, pasted }) => {
        const own = at(host + path)
        answers = provider(own)
        const issuer = own.replace(/\/$/, '') + (pasted || slash)
        const named = { code: `c${++nth}`, name: `统一身份认证 ${nth}` }
        const { status, body } = await admin('POST', 'system/loginType/add', {
          json: { ...whole, ...named, issuer },
        })
        if (issuer === own) expect(status).toBe(200)
        else {
          expect([status, body.data.fields.issuer]).toEqual([400, `对方自称“${own}”，须照此填写，一字不差`])
        }
      }),
      { numRuns: 20 },
    )
  })

  it('is tried by each kind, and the refusal says at which field what differs', async () => {
    const admin = college().manager('system.login-type')
    const fields = async (more: object) => {
      const code = `k${crypto.randomUUID().slice(0, 8)}`
      const json = { ...whole, code, name: code, ...more }
      const { status, body } = await admin('POST', 'system/loginType/add', { json })
      return status === 200 ? 'saved' : body.data.fields
    }
    const cas = { kind: 'cas', issuer: at('cas.school.edu.cn/cas') }
    const oauth2 = {
      ...{ kind: 'oauth2', issuer: null, authorizationEndpoint: at('o.school.edu.cn/authorize') },
      ...{ tokenEndpoint: at('o.school.edu.cn/token'), userInfoEndpoint: at('o.school.edu.cn/me') },
    }
    const messenger = { kind: 'wechat-work', issuer: null, agentId: '1' }
    const jwt = {
      kind: 'jwt',
      audience: 'portal',
      accountClaim: 'sub',
      keysAddress: at('j.school.edu.cn/keys'),
    }
    answers = {
      [at('cas.school.edu.cn/cas/login/serviceValidate')]: () => new Response('<html>登录</html>'),
    }
    expect(await fields({})).toEqual({ issuer: '该地址没有 OpenID Connect 的配置，请核对签发方' })
    expect(await fields(cas)).toEqual({ issuer: '该地址不是 CAS 服务，请填到 /cas 一级，不含 /login' })
    expect(await fields({ ...cas, issuer: `${cas.issuer}/login` })).toHaveProperty('issuer')
    expect(await fields(oauth2)).toEqual({ tokenEndpoint: '该地址不是令牌地址，请核对' })
    expect(await fields(jwt)).toEqual({ keysAddress: '该地址没有可用的公钥（JWKS），请核对' })
    answers = { [oauth2.tokenEndpoint]: () => new Response('<html>登录</html>') }
    expect(await fields(oauth2)).toEqual({ tokenEndpoint: '该地址不是令牌地址，请核对' })
    const gettoken = 'https://qyapi.weixin.qq.com/cgi-bin/gettoken'
    answers = { [gettoken]: () => Response.json({ errcode: 40013, errmsg: 'invalid corpid' }) }
    expect(await fields(messenger)).toEqual({ clientId: '企业微信不认可该企业 ID 或密钥，请核对' })
    answers = {
      [gettoken]: () => Response.json({ errcode: 60020, errmsg: 'not allow to access from your ip' }),
    }
    expect(await fields(messenger)).toEqual({
      clientId: '企业微信返回错误 60020，请核对应用的设置，或稍后再试',
    })
    answers = {
      [`${cas.issuer}/serviceValidate`]: () =>
        new Response('<serviceResponse><authenticationFailure>no</authenticationFailure></serviceResponse>'),
      [oauth2.tokenEndpoint]: () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
      [gettoken]: () => Response.json({ errcode: 0, access_token: 't', expires_in: 7200 }),
      [jwt.keysAddress]: () => Response.json({ keys: [] }),
    }
    for (const kind of [cas, oauth2, messenger, jwt]) expect(await fields(kind)).toBe('saved')
    const places = [...Object.keys(answers), `${whole.issuer}/${metadata}`]
    for (const status of [408, 429]) {
      answers = Object.fromEntries(places.map((place) => [place, () => new Response('慢些', { status })]))
      for (const kind of [{}, cas, oauth2, messenger, jwt])
        expect(Object.values(await fields(kind))).toEqual([
          '对方系统繁忙，请稍后再试；也可以先停用，保存后再试',
        ])
    }
  })

  it('that is switched off, or changed in what leads nowhere, is saved without asking; a kept one is tried by 测试连接', async () => {
    const { manager, person } = college()
    const admin = manager('system.login-type')
    const tester = person([{ may: ['system.login-type:view', 'system.login-type:check'] }])
    const issuer = at('silent.school.edu.cn')
    const silent = '没有连上对方系统，请核对地址；对方尚未就绪时，可以先停用，保存后再试'
    const refused = await admin('POST', 'system/loginType/add', { json: { ...whole, issuer } })
    expect(refused.body.data.fields).toEqual({ issuer: silent })
    const json = { ...whole, issuer, enabled: false }
    const { id, revision } = (await admin('POST', 'system/loginType/add', { json })).body.data
    asked = []
    const renamed = { id, revision, name: '校园账号' }
    const after = (await admin('POST', 'system/loginType/update', { json: renamed })).body.data
    expect(asked).toEqual([])
    const on = { id, revision: after.revision, enabled: true }
    expect((await admin('POST', 'system/loginType/update', { json: on })).body.data.fields).toEqual({
      issuer: silent,
    })
    expect((await tester('POST', 'system/loginType/check', { json: { id } })).body.msg).toBe(silent)
    answers = provider(issuer)
    const tried = await tester('POST', 'system/loginType/check', { json: { id } })
    expect(tried.body.data.outcome).toBe('对方系统已应答，与设置相符')
    const many = { json: { rows: { ids: [id] } } }
    expect((await tester('POST', 'system/loginType/batch/check', many)).status).toBe(404)
  })

  it('A-44 lets a kept secret lead nowhere but where it was given for: no trial asks, no change is kept', async () => {
    const admin = college().manager('system.login-type')
    const elsewhere = at('elsewhere.example.com')
    const oauth2 = {
      ...{ ...whole, kind: 'oauth2', issuer: null, authorizationEndpoint: at('o.school.edu.cn/authorize') },
      ...{ tokenEndpoint: at('o.school.edu.cn/token'), userInfoEndpoint: at('o.school.edu.cn/me') },
    }
    const messenger = { ...whole, kind: 'wechat-work', issuer: null, agentId: '1' }
    const moves: readonly (readonly [kept: object, change: object])[] = [
      [whole, { issuer: elsewhere }],
      [whole, { clientId: 'another' }],
      [whole, { kind: 'wechat-work', agentId: '1', issuer: elsewhere }],
      [whole, { kind: 'cas' }],
      [oauth2, { tokenEndpoint: elsewhere }],
      [oauth2, { authorizationEndpoint: elsewhere }],
      [oauth2, { userInfoEndpoint: elsewhere }],
      [oauth2, { kind: 'oidc', issuer: elsewhere }],
      [messenger, { clientId: 'another' }],
      [messenger, { kind: 'oidc', issuer: elsewhere }],
    ]
    const message = '修改类型、客户端标识或地址时，请重新填写客户端密钥'
    for (const [nth, [kept, change]] of moves.entries()) {
      const json = { ...kept, code: `m${nth}`, name: `登录 ${nth}`, enabled: false }
      const { id, revision } = (await admin('POST', 'system/loginType/add', { json })).body.data
      asked = []
      for (const more of [{}, { enabled: true }, { enabled: true, secret: '已保存' }]) {
        const changes = { ...change, ...more }
        const one = await admin('POST', 'system/loginType/update', { json: { id, revision, ...changes } })
        expect([changes, one.body.data.fields]).toEqual([changes, { secret: message }])
        const many = await admin('POST', 'system/loginType/batchUpdate', {
          json: { rows: { ids: [id] }, changes },
        })
        expect([many.status, many.body.msg]).toEqual([409, expect.stringContaining(message)])
      }
      const renewed = { id, revision, ...change, secret: 'of-the-other' }
      expect((await admin('POST', 'system/loginType/update', { json: renewed })).status).toBe(200)
      expect(asked).toEqual([])
    }
  })

  it('is tried by what its kind goes by: a secret that cannot be read keeps no kind from it that has no use for one', async () => {
    const { manager, person, tenantId } = college()
    const admin = manager('system.login-type')
    const tester = person([{ may: ['system.login-type:view', 'system.login-type:check'] }])
    const { id, revision } = (await admin('POST', 'system/loginType/add', { json: whole })).body.data
    await sql`update system_login_secret set sealed = 'of another key' where tenant_id = ${tenantId}`.execute(
      app().db,
    )
    expect((await tester('POST', 'system/loginType/check', { json: { id } })).status).toBe(200)
    const json = { id, revision, kind: 'wechat-work', agentId: '1', secret: 'given anew' }
    answers = {
      'https://qyapi.weixin.qq.com/cgi-bin/gettoken': () =>
        Response.json({ errcode: 0, access_token: 't', expires_in: 7200 }),
    }
    expect((await admin('POST', 'system/loginType/update', { json })).status).toBe(200)
  })

  it('is tried as it would be kept: what its kind does not have is not asked', async () => {
    const admin = college().manager('system.login-type')
    answers = {
      'https://qyapi.weixin.qq.com/cgi-bin/gettoken': () =>
        Response.json({ errcode: 0, access_token: 't', expires_in: 7200 }),
    }
    const json = { ...whole, kind: 'wechat-work', agentId: '1', issuer: at('elsewhere.example.com') }
    expect((await admin('POST', 'system/loginType/add', { json })).body.data).toMatchObject({ issuer: null })
    expect(asked).toEqual(['https://qyapi.weixin.qq.com/cgi-bin/gettoken'])
  })

  it('A-44 asks no address of a private network for the trial either', async () => {
    const admin = college().manager('system.login-type')
    await admin('POST', 'system/loginType/add', { json: { ...whole, issuer: 'https://169.254.169.254' } })
    expect(asked).toEqual([])
  })

  it('asks for what its kind needs, in words', async () => {
    const admin = college().manager('system.login-type')
    const fault = async (more: object) =>
      (await admin('POST', 'system/loginType/add', { json: { ...whole, ...more } })).body.data.fields
    expect(await fault({ clientId: null })).toEqual({ clientId: '请填写客户端标识' })
    expect(await fault({ kind: 'jwt', accountClaim: 'account' })).toEqual({ audience: '请填写接收方' })
    expect(await fault({ redirects: 'portal' })).toEqual({
      redirects: '回调地址每行应为一个 http 或 https 地址',
    })
    expect(Object.keys(await fault({ redirects: 'http://portal.school.edu.cn/' }))).toEqual(['redirects'])
    expect(Object.keys(await fault({ kind: 'oauth2' })).toSorted()).toEqual([
      'authorizationEndpoint',
      'tokenEndpoint',
      'userInfoEndpoint',
    ])
  })
})
