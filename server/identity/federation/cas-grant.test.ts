import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '#server/core/settings.ts'
import { startCas } from '#tests/support/cas.ts'
import { oneEngine } from '#tests/support/database.ts'
import { addLoginType } from '#tests/support/login-type.ts'
import { sessionsOn } from '#tests/support/session.ts'

const service = 'https://portal.school.edu.cn/login'
const settings = { ...defaultSettings, federationHosts: ['127.0.0.1'] }

describe.each(oneEngine)('signing in through CAS, on %s', (engine) => {
  const college = sessionsOn(engine, { fetch, settings })
  const { ask, app, tenantId, person, pass } = college
  let cas: Awaited<ReturnType<typeof startCas>>
  let account: string

  beforeAll(async () => {
    cas = await startCas()
    await addLoginType(app(), tenantId, {
      code: 'cas',
      kind: 'cas',
      issuer: cas.url,
      redirects: `${service}\nhttps://portal.school.edu.cn/`,
    })
    account = await person()
  })
  beforeEach(() => {
    cas.answerIn('xml')
    pass(61)
  })
  afterAll(() => cas.close())

  const signIn = (tgc: string, redirect = service, grant = 'cas') =>
    ask('POST', 'auth/oauth/token', {
      form: { grant_type: grant, tgc, redirect },
      headers: { 'Web-Type': 'pc' },
      address: '203.0.113.9',
    })

  it.each(['xml', 'json'] as const)('takes the word of the server in %s', async (shape) => {
    cas.answerIn(shape)
    const { status, body } = await signIn(cas.grant(account, service))
    expect([status, body.accountNo]).toEqual([200, account])
    expect((await ask('GET', 'base/sysUser/getUserInfo', { token: body.access_token })).status).toBe(200)
  })

  it('is called tgc as well', async () => {
    expect((await signIn(cas.grant(account, service), service, 'tgc')).status).toBe(200)
  })

  it('A-48 a ticket is good once, and for the service it was made for', async () => {
    const ticket = cas.grant(account, service)
    expect((await signIn(ticket)).status).toBe(200)
    expect((await signIn(ticket)).status).toBe(400)
    expect((await signIn(cas.grant(account, 'https://other.school.edu.cn/'))).status).toBe(400)
    expect((await signIn(cas.grant(account, 'https://portal.school.edu.cn/'))).status).toBe(400)
    expect((await signIn('ST-invented')).status).toBe(400)
  })

  it('A-48 a ticket replayed to a server that takes it twice is refused by us; ten at once, and one gets in', async () => {
    const yes = `<serviceResponse><authenticationSuccess><user>${account}</user></authenticationSuccess></serviceResponse>`
    cas.answerIn(() => ({ body: yes }))
    const all = await Promise.all(Array.from({ length: 10 }, () => signIn('ST-always-good')))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each([
    'https://evil.example/login',
    '//evil.example',
    '/\\evil.example',
    'https://portal.school.edu.cn/login/',
    'https://portal.school.edu.cn/login?x=1',
    'https://portal.school.edu.cn.evil.example/login',
    'HTTPS://portal.school.edu.cn/login',
    '',
  ])('A-48 no other address than a registered one: %j', async (redirect) => {
    const before = cas.asked.length
    const { status, body } = await signIn(cas.grant(account, redirect), redirect)
    expect([status, body.error, body.access_token]).toEqual([400, 'invalid_grant', undefined])
    expect(cas.asked.length, 'the ticket is not even shown to the server').toBe(before)
  })

  it.each([
    [
      'both yes and no',
      '<r:serviceResponse><r:authenticationSuccess><r:user>A</r:user></r:authenticationSuccess><r:authenticationFailure/></r:serviceResponse>',
    ],
    [
      'two users',
      '<serviceResponse><authenticationSuccess><user>A</user><user>B</user></authenticationSuccess></serviceResponse>',
    ],
    [
      'a comment within the name',
      '<serviceResponse><authenticationSuccess><user>A<!-- -->x</user></authenticationSuccess></serviceResponse>',
    ],
    [
      'an entity',
      '<!DOCTYPE r [<!ENTITY a "A">]><serviceResponse><authenticationSuccess><user>&a;</user></authenticationSuccess></serviceResponse>',
    ],
    ['a page', '<html><body>系统维护中</body></html>'],
    ['cut short', '<serviceResponse><authenticationSuccess><user>A</us'],
    ['JSON that is none', '{"serviceResponse":'],
    ['JSON of both', '{"serviceResponse":{"authenticationSuccess":{"user":"A"},"authenticationFailure":{}}}'],
    ['nothing', ''],
  ])('A-71 an answer that is %s signs nobody in', async (_, words) => {
    cas.answerIn(() => ({ body: words.replaceAll('A', account) }))
    const { status, body } = await signIn(`ST-${crypto.randomUUID()}`)
    expect([status, body.access_token]).toEqual([400, undefined])
  })

  it('A-71 a megabyte too much, and a server that redirects or fails, are left alone', async () => {
    pass(60)
    cas.answerIn(() => ({ body: 'x'.repeat(1024 * 1024 + 1) }))
    expect((await signIn('ST-big')).body.msg).toBe('对方系统暂时没有回应，请稍后重试')
    cas.answerIn(() => ({ status: 500, body: 'java.lang.NullPointerException' }))
    for (let n = 0; n < 5; n++) await signIn(`ST-fail-${n}-${crypto.randomUUID()}`)
    const before = cas.asked.length
    const { body } = await signIn('ST-rest')
    expect([body.msg, cas.asked.length]).toEqual(['对方系统暂时没有回应，请稍后重试', before])
    pass(31)
    cas.answerIn('xml')
    expect((await signIn(cas.grant(account, service))).status).toBe(200)
  })

  it('whom the college does not know is told so, and is offered no binding; it is written down', async () => {
    const { status, body } = await signIn(cas.grant('stranger', service))
    expect([status, body.error, Object.keys(body.data)]).toEqual([400, 'invalid_grant', ['phrase']])
    const { rows } = await sql`select result from security_audit_record
      where tenant_id = ${tenantId} and account = 'stranger'`.execute(app().db)
    expect(rows).toEqual([{ result: 'failure' }])
  })

  it('a disabled account stays outside', async () => {
    const gone = await person()
    await sql`update "system_user" set enabled = false where account = ${gone}`.execute(app().db)
    expect((await signIn(cas.grant(gone, service))).body.msg).toBe('账号已停用，请联系管理员')
  })

  it('is asked by one address sixty times a minute and no more', async () => {
    pass(61)
    const answers = []
    for (let n = 0; n < 61; n++) answers.push(await signIn('ST-x', '/'))
    expect(answers.at(-2)?.status).toBe(400)
    expect(answers.at(-1)?.status).toBe(429)
  })

  it('is not there for a college that has not opened it', async () => {
    await sql`update system_login_type set enabled = false where tenant_id = ${tenantId}`.execute(app().db)
    pass(61)
    expect((await signIn(cas.grant(account, service))).body.msg).toBe('学校未启用这种登录方式')
  })
})
