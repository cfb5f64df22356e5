import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const whole = {
  name: '校园短信',
  url: 'https://sms.school.example/send',
  body: '{"mobile":"{{phone}}","content":"{{text}}"}',
  token: 'known-to-two',
  signature: '示例学院',
  dailyLimit: 2,
  usual: true,
  enabled: true,
}

describe.each(oneEngine)('a carrier of messages, on %s', (engine) => {
  const asked: { url: string; init: RequestInit }[] = []
  let answers = () => new Response('{}')
  const { ask, app, person, signIn, sent, tenantId } = sessionsOn(engine, {
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init })
      return answers()
    },
  })

  async function admin() {
    const token = (await signIn(await person('admin'))).body.access_token as string
    return {
      add: (more: object = {}) =>
        ask('POST', 'resource/sms/add', {
          token,
          json: { ...whole, name: crypto.randomUUID().slice(0, 8), ...more },
        }),
      update: (json: object) => ask('POST', 'resource/sms/update', { token, json }),
      test: (id: string, phone = '13800000001') =>
        ask('POST', 'resource/sms/test', { token, json: { id, phone } }),
      list: () => ask('GET', 'resource/sms/list', { token }),
      log: async () => (await ask('GET', 'system/sendLog/list', { token })).body.data,
    }
  }

  it('keeps its token sealed and to itself (A-46)', async () => {
    const me = await admin()
    const { body } = await me.add()
    expect(JSON.stringify([body, (await me.list()).body])).not.toContain('known-to-two')
    const { rows } = await sql<{ token: string }>`select token from resource_sms
      where tenant_id = ${tenantId} and id = ${body.data.id}`.execute(app().db)
    expect(rows[0]?.token).not.toContain('known')
    expect(await app().secrets.open(rows[0]?.token ?? '')).toBe('known-to-two')
    const elsewhere = { id: body.data.id, revision: body.data.revision, url: 'https://other.example/send' }
    expect((await me.update(elsewhere)).body.data.fields).toEqual({
      token: '修改接口地址时，请重新填写访问令牌',
    })
    expect((await me.update({ ...elsewhere, token: 'another' })).status).toBe(200)
  })

  it('is asked as its template says, with no text breaking out of its place', async () => {
    const me = await admin()
    const { id } = (await me.add()).body.data
    expect((await me.test(id)).status).toBe(200)
    const { url, init } = asked.at(-1) ?? { url: '', init: {} }
    expect([url, init.redirect]).toEqual([whole.url, 'manual'])
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer known-to-two')
    expect(JSON.parse(String(init.body))).toEqual({
      mobile: '13800000001',
      content: '【示例学院】这是一条测试短信，收到说明短信配置可用。',
    })
    const [line] = await me.log()
    expect(line).toMatchObject({ channel: 'sms', event: 'test', state: 'sent', target: '138****0001' })
  })

  it.each([
    'http://sms.school.example',
    'https://127.0.0.1/send',
    'https://169.254.169.254/',
    'https://0x7f.1/',
  ])('A-44 is not asked at %s', async (url) =>
    expect(Object.keys((await (await admin()).add({ url })).body.data.fields)).toEqual(['url']),
  )

  it('is one among many, and the last one named carries the codes', async () => {
    const me = await admin()
    await me.add()
    const { id } = (await me.add({ dailyLimit: 100 })).body.data
    const usual = (await me.list()).body.data.filter((row: { usual: boolean }) => row.usual)
    expect(usual.map((row: { id: string }) => row.id)).toEqual([id])
    asked.length = 0
    const account = await person('student')
    await sql`update "system_user" set phone = '13900000001', phone_verified = true where account = ${account}`.execute(
      app().db,
    )
    const json = { phone: '13900000001', purpose: 'sign-in' }
    expect((await ask('POST', 'auth/openApi/sms/send', { json })).status).toBe(200)
    await expect.poll(() => asked.map(({ url }) => url)).toEqual([whole.url])
    expect(sent).toEqual([])
    await expect
      .poll(async () => (await me.log()).filter((line: { event: string }) => line.event === 'code'))
      .toEqual([expect.objectContaining({ state: 'sent', target: '139****0001', text: null })])
  })

  it('says no more than its day allows, and what went wrong', async () => {
    const me = await admin()
    const { id } = (await me.add({ usual: false })).body.data
    answers = () => new Response('no', { status: 403 })
    expect((await me.test(id)).body.msg).toBe('发送失败：服务商返回 403')
    answers = () => new Response('{}')
    expect((await me.test(id)).status).toBe(200)
    expect((await me.test(id)).body.msg).toBe('发送失败：今日发送数量已达上限')
  })

  it('says in words that the carrier was not reached', async () => {
    const me = await admin()
    const { id } = (await me.add({ usual: false })).body.data
    answers = () => {
      throw new TypeError('fetch failed')
    }
    expect((await me.test(id)).body.msg).toBe('发送失败：没有连上服务商，请核对接口地址')
    answers = () => new Response('slow down', { status: 429 })
    expect((await me.test(id)).body.msg).toBe('发送失败：服务商繁忙，请稍后再试')
    answers = () => new Response('{}')
  })

  it('says in words that its address may not be asked, though it was kept', async () => {
    const me = await admin()
    const { id } = (await me.add({ usual: false })).body.data
    const why = '地址须以 https 开头，且不能指向内网；校内主机请先由运维人员在 SERVICE_HOSTS 中登记'
    for (const url of ['https://10.0.0.8/send', 'http://sms.school.example', 'https://[::1]', 'none']) {
      await sql`update resource_sms set url = ${url}, daily_limit = 100 where id = ${id}`.execute(app().db)
      expect([url, (await me.test(id)).body.msg]).toEqual([url, `发送失败：${why}`])
    }
  })

  it('wants a body with both places', async () => {
    const { body } = await (await admin()).add({ body: '{"a":"{{phone}}"}' })
    expect(body.data.fields).toEqual({ body: '请求内容应为 JSON，并含有 phone 和 text 两个占位符' })
  })
})
