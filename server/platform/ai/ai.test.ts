import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const said = (content: unknown) => new Response(JSON.stringify({ choices: [{ message: { content } }] }))

describe.each(oneEngine)('the language model, on %s', (engine) => {
  const asked: { url: string; init: RequestInit }[] = []
  let answer: () => Response | Promise<Response> = () => said('你好')
  const { ask, app, person, signIn, pass, logged, tenantId } = sessionsOn(engine, {
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init })
      return answer()
    },
  })
  async function somebody(role: 'student' | 'admin') {
    const token = (await signIn(await person(role))).body.access_token as string
    return {
      get: (path: string) => ask('GET', path, { token }),
      post: (path: string, json: object) => ask('POST', path, { token, json }),
    }
  }
  async function configured(more: object = {}) {
    const admin = await somebody('admin')
    const { data } = (await admin.get('security/aiConfig/getOne')).body
    const set = {
      enabled: true,
      endpoint: 'https://ai.school.example/v1/chat',
      model: 'm-1',
      key: 'sk-known',
      dailyLimit: 3,
      seconds: 5,
    }
    const answer = await admin.post('security/aiConfig/update', {
      id: data.id,
      revision: data.revision,
      ...{ pictures: false, pictureLimit: 60, ...set },
      ...more,
    })
    return { admin, answer }
  }

  it('tells nobody its key or where it is', async () => {
    const { admin, answer } = await configured()
    const open = await ask('GET', 'base/baseParams/openApi/getAiConfig')
    expect(open.body.data).toEqual({ enabled: '1', model: 'm-1' })
    const replies = JSON.stringify([
      answer.body,
      (await admin.get('security/aiConfig/getOne')).body,
      open.body,
      logged,
    ])
    expect(replies).not.toContain('sk-known')
    const { rows } = await sql<{
      key: string
    }>`select key from security_ai_config where tenant_id = ${tenantId}`.execute(app().db)
    expect(await app().secrets.open(rows[0]?.key ?? '')).toBe('sk-known')
    const moved = await configured({ endpoint: 'https://elsewhere.example/', key: undefined })
    expect(moved.answer.body.data.fields).toEqual({ key: '修改接口地址时，请重新填写接口密钥' })
  })

  it('hears the words and nothing else, and answers in plain text', async () => {
    await configured()
    answer = () => said('  <b>先</b>\u202e登录\u0000 ')
    const me = await somebody('student')
    expect((await me.post('base/ai/ask', { words: '怎么请假' })).body.data).toEqual({ text: '<b>先</b>登录' })
    const { init } = asked.at(-1) ?? { init: {} as RequestInit }
    expect(JSON.parse(String(init.body))).toEqual({
      model: 'm-1',
      messages: [{ role: 'user', content: '怎么请假' }],
      stream: false,
    })
    expect([init.redirect, new Headers(init.headers).get('authorization')]).toEqual([
      'manual',
      'Bearer sk-known',
    ])
  })

  it.each([
    ['HTML', () => new Response('<html>')],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } })],
    ['50 MB', () => new Response(new Uint8Array(2 * 1024 * 1024))],
    ['another shape', () => said({ html: '<b>' })],
    ['nothing', () => said(' ')],
    ['an error', () => Promise.reject(new Error('https://ai.school.example?key=sk-known'))],
  ])('A-71 that answers with %s has not answered', async (_, reply) => {
    await configured({ dailyLimit: 1000 })
    answer = reply
    pass(31)
    const me = await somebody('student')
    expect((await me.post('base/ai/ask', { words: '?' })).body.msg).toBe('AI 暂时没有回答，请稍后再试')
    expect(JSON.stringify(logged)).not.toContain('sk-known')
    answer = () => said('好')
  })

  it('is asked so many times a day by each, at no length, and not at all when it is off', async () => {
    await configured()
    pass(31)
    const me = await somebody('student')
    const go = async (words = '?') => (await me.post('base/ai/ask', { words })).status
    expect([await go(), await go(), await go(), await go()]).toEqual([200, 200, 200, 429])
    expect(await go('长'.repeat(201))).toBe(400)
    await configured({ enabled: false })
    expect((await (await somebody('student')).post('base/ai/ask', { words: '?' })).body.msg).toBe(
      '学校未启用问 AI',
    )
  })

  it.each([
    'http://ai.school.example',
    'https://[::1]/v1',
    'https://169.254.169.254/',
    'https://10.0.0.8',
    'file:///etc/passwd',
    'gopher://a',
  ])('A-44 is not asked at %s', async (endpoint) => {
    const { answer } = await configured({ endpoint, key: 'sk-known' })
    expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, ['endpoint']])
  })

  it('is tried out by anyone who sets it', async () => {
    const { admin } = await configured()
    pass(31)
    expect((await admin.post('security/aiConfig/test', {})).body.data).toMatchObject({ ok: true, text: '好' })
    expect((await (await somebody('student')).post('security/aiConfig/test', {})).status).toBe(403)
    await configured({ enabled: false, model: null, pictures: true, pictureModel: 'm-eyes' })
    expect((await admin.post('security/aiConfig/test', {})).body.data).toMatchObject({ ok: true })
    expect(JSON.parse(String(asked.at(-1)?.init.body)).model).toBe('m-eyes')
    await configured()
  })

  it.each([
    ['401', () => new Response('no', { status: 401 }), '对方不认可接口密钥，请核对'],
    ['404', () => new Response('no', { status: 404 }), '该地址没有这个接口或模型，请核对接口地址和模型'],
    ['429', () => new Response('no', { status: 429 }), '对方没有正常应答，请稍后再试'],
    ['HTML', () => new Response('<html>'), '对方的回答不是模型接口的格式，请核对接口地址'],
    ['another shape', () => said({ html: '<b>' }), '对方的回答中没有文字，请核对接口地址和模型'],
    ['silence', () => Promise.reject(new TypeError('x')), '没有连上对方系统，请核对接口地址，或稍后再试'],
  ])('says to anyone who tries it what %s means for the settings', async (_, reply, text) => {
    const { admin } = await configured()
    pass(31)
    answer = reply
    expect((await admin.post('security/aiConfig/test', {})).body.data).toMatchObject({ ok: false, text })
    answer = () => said('好')
  })

  it('stands behind the college’s own advice, which is found by its word', async () => {
    const admin = await somebody('admin')
    const advice = { keyword: '补考', answer: '补考在开学第二周', link: '/index', sort: 1, enabled: true }
    await admin.post('security/aiKeywordAdvice/add', advice)
    await admin.post('security/aiKeywordAdvice/add', { ...advice, keyword: '缓考', enabled: false })
    const me = await somebody('student')
    const find = async (words: string) =>
      (await me.get(`base/aiKeywordAdvice/find?words=${encodeURIComponent(words)}`)).body.data.map(
        (one: { keyword: string }) => one.keyword,
      )
    expect([
      await find('补考怎么报名'),
      await find('缓考'),
      await find('补'),
      await find("%' or 1=1"),
    ]).toEqual([['补考'], [], [], []])
    expect(
      (await admin.post('security/aiKeywordAdvice/add', { ...advice, keyword: 'x', link: '//evil' })).status,
    ).toBe(400)
  })
})
