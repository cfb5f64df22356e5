import base64 from 'crypto-js/enc-base64.js'
import hmac from 'crypto-js/hmac-sha256.js'
import sha256 from 'crypto-js/sha256.js'
import { describe, expect, it } from 'vitest'
import { body, failureOf, http, json, layWire, type Reply, sent, session, wire } from './wire.fixture.ts'

layWire()

describe('what goes out', () => {
  it('is signed, and names the college, the client and its dialect of errors', async () => {
    await http('base/sysMenu/getUserRoutes')
    const { url, headers } = sent(0)
    expect(url).toBe('http://college.test/api/product-base/sysMenu/getUserRoutes')
    expect(Object.fromEntries(headers)).toMatchObject({
      'product-auth': `bearer ${session.token}`,
      'product-sign': '87bb9d86706548ea8242947c34fb0e961.MTcwMDAwMDAwMDAwMA==',
      'tenant-id': '000000',
      'accept-errors': '2',
      authorization: 'Basic d2ViOg==',
    })
  })

  it('carries no token when nobody is signed in or when it is anonymous, and no client when told', async () => {
    await http('auth/oauth/token', { anonymous: true })
    session.token = null
    await http('base/openApi/getAppInfo', { authorization: false })
    expect(wire.requests.map(({ headers }) => headers.get('product-auth'))).toEqual([null, null])
    expect(wire.requests.map(({ headers }) => headers.get('product-sign'))).toEqual([null, null])
    expect(wire.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Basic d2ViOg==', null])
  })

  it('nests the query by dots and joins lists by commas', async () => {
    await http('base/campus/page', {
      query: {
        current: 1,
        params: { name: '楼&', built: { from: 2 }, use: ['a', 'b'], empty: null, none: undefined },
      },
    })
    expect(decodeURIComponent(new URL(sent(0).url).search)).toBe(
      '?current=1&params.name=楼&&params.built.from=2&params.use=a,b',
    )
  })

  it('sends objects and lists as JSON, forms as forms', async () => {
    await http('base/campus/add', { method: 'POST', body: { name: '东' } })
    await http('base/campus/batchRemove', { method: 'POST', body: ['1', '2'] })
    await http('auth/oauth/token', { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
    expect(sent(0).headers.get('content-type')).toBe('application/json')
    expect(await sent(0).json()).toEqual({ name: '东' })
    expect(await sent(1).json()).toEqual(['1', '2'])
    expect(sent(2).headers.get('content-type')).toContain('application/x-www-form-urlencoded')
  })
})

describe('the second signature', () => {
  it('goes with a call that the first was refused for, and with every later one', async () => {
    session.key = 'k'.repeat(43)
    wire.replies = [json({ code: 400, msg: '签名错误' }, 400), json({ code: 200, data: 1 })]
    const options = { method: 'POST', query: { b: 'x y', a: 1 }, body: { name: '东' } } as const
    expect(await http('base/campus/add', options)).toBe(1)
    expect(sent(0).headers.has('product-sign2')).toBe(false)
    const [at, nonce, signed] = sent(1).headers.get('product-sign2')?.split('.') ?? []
    const body = sha256(JSON.stringify(options.body)).toString()
    const words = ['POST', '/api/product-base/campus/add', 'a=1&b=x%20y', body, at, nonce].join('\n')
    const mac = hmac(words, session.key).toString(base64)
    expect(signed).toBe(mac.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
    await http('base/campus/page')
    expect(sent(2).headers.get('product-sign2')).toMatch(/^\d{13}\.[\w-]{36}\.[\w-]{43}$/)
  })
})

describe('what counts as success', () => {
  it.each<[string, Reply, unknown]>([
    ['an envelope', json({ code: 200, success: true, data: [1], msg: '操作成功' }), [1]],
    ['an envelope without data', json({ code: 200, success: true, data: null, msg: '暂无承载数据' }), null],
    ['code 0', json({ code: 0, data: 'a' }), 'a'],
    ['a code in words', json({ code: '200', data: 'a' }), 'a'],
    ['no code', json({ data: 'a' }), 'a'],
    ['no envelope', json({ access_token: 't' }), { access_token: 't' }],
    ['JSON called plain text', body('{"code":200,"data":1}', 200, 'text/plain'), 1],
    ['a byte order mark', body('\uFEFF{"code":200,"data":1}'), 1],
    ['an empty body', body(''), null],
    ['no content', new Response(null, { status: 204 }), null],
    ['a list', json([1, 2]), [1, 2]],
    [
      'an error_code of success',
      json({ error_code: 0, access_token: 't' }),
      { error_code: 0, access_token: 't' },
    ],
  ])('%s', async (_, reply, data) => {
    wire.replies = [reply]
    expect(await http('base/campus/page')).toEqual(data)
    expect(session.notify).not.toHaveBeenCalled()
  })
})

describe('a file', () => {
  it('comes whole', async () => {
    wire.replies = [body('PK', 200, 'application/vnd.ms-excel')]
    expect(await (await http<Blob>('base/campus/export', { as: 'blob' })).text()).toBe('PK')
  })

  it('that turns out to be JSON is a failure with its words', async () => {
    wire.replies = [json({ code: 200, success: true, data: null, msg: '没有可导出的数据！' })]
    expect((await failureOf({ as: 'blob' })).message).toBe('没有可导出的数据！')
    wire.replies = [json({ code: 400, success: false, msg: '导出失败！' }, 400)]
    expect((await failureOf({ as: 'blob' })).message).toBe('导出失败！')
  })
})

it('finding 8: what wants a proof is asked again once it was given, and not at all where it was not', async () => {
  const ways = { password: true, factors: [] }
  const refusal = () => json({ code: 403, msg: '请先验证您的身份', data: { proof: ways } }, 403)
  wire.replies = [refusal(), json({ code: 200, data: 'done' })]
  session.prove.mockResolvedValueOnce(true)
  const body = { on: true }
  expect(await http('base/sysUserSecondAuth/phone/use', { method: 'POST', body })).toBe('done')
  expect(session.prove).toHaveBeenCalledWith(ways)
  expect(await sent(1).json()).toEqual(body)
  wire.replies = [refusal()]
  const again = http('base/sysUserSecondAuth/phone/use', { method: 'POST', body })
  await expect(again).rejects.toThrow('没有完成身份验证，操作已取消')
  expect(wire.requests).toHaveLength(3)
})
