import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
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

describe.each(oneEngine)('a login type, on %s', (engine) => {
  const { college, app } = serverOn(engine)

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
