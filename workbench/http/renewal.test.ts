import { describe, expect, it } from 'vitest'
import { body, failureOf, http, json, layWire, sent, session, wire } from './wire.fixture.ts'

layWire()

const unauthorised = () => json({ code: 401, success: false, data: null, msg: '请求未授权' }, 401)

describe('a clock that is wrong', () => {
  it('is corrected by the answer, and the call is asked once more', async () => {
    const bad = () =>
      json({ code: 400, success: false, msg: '签名错误' }, 400, {
        date: new Date(wire.now + 86_400_000).toUTCString(),
      })
    wire.replies = [bad(), json({ code: 200, data: 'ok' })]
    expect(await http('base/campus/page')).toBe('ok')
    const times = wire.requests.map(({ headers }) =>
      Number(atob(String(headers.get('product-sign')).slice(34))),
    )
    expect(times).toEqual([wire.now, wire.now + 86_400_000])
    wire.now += 5_000
    wire.replies = [json({ code: 200 })]
    await http('base/campus/page')
    expect(Number(atob(String(sent(2).headers.get('product-sign')).slice(34)))).toBe(wire.now + 86_400_000)
  })

  it('is not corrected for ever, nor signs anybody out', async () => {
    wire.replies = [json({ code: 400, success: false, msg: '签名错误' }, 400)]
    expect((await failureOf()).message).toBe('签名错误')
    expect(wire.requests).toHaveLength(2)
    expect(session.expire).not.toHaveBeenCalled()
  })
})

describe('a refused token', () => {
  it.each<[string, () => Response]>([
    ['by HTTP 401', unauthorised],
    ['by code 401 in a 200', () => json({ code: 401, success: false, msg: '未登录或登录已过期' })],
    ['by an empty 401', () => body('', 401)],
  ])('%s is renewed and the call asked again', async (_, refusal) => {
    session.renew.mockImplementation(async () => {
      session.token = 'new'
      return 'renewed'
    })
    wire.replies = [refusal(), json({ code: 200, data: 'ok' })]
    expect(await http('base/campus/page')).toBe('ok')
    expect(sent(1).headers.get('product-auth')).toBe('bearer new')
    expect(session.expire).not.toHaveBeenCalled()
  })

  it('ends the session when it cannot be renewed, with no notice over the sign-in screen', async () => {
    wire.replies = [unauthorised]
    expect(await failureOf()).toMatchObject({ status: 401, msg: '请求未授权' })
    expect(session.expire).toHaveBeenCalledOnce()
    expect(session.notify).not.toHaveBeenCalled()
  })

  it('ends the session when the new one is refused too', async () => {
    session.renew.mockResolvedValue('renewed')
    wire.replies = [unauthorised]
    await failureOf()
    expect(wire.requests).toHaveLength(2)
    expect(session.expire).toHaveBeenCalledOnce()
  })

  it('never ends the session because the network failed', async () => {
    session.renew.mockResolvedValue('unreachable')
    wire.replies = [unauthorised]
    expect(await failureOf()).toMatchObject({ type: 'network', message: '网络连接错误' })
    expect(session.expire).not.toHaveBeenCalled()
  })

  it('says nothing about the session on an anonymous call', async () => {
    wire.replies = [unauthorised]
    await failureOf({ anonymous: true })
    expect(session.renew).not.toHaveBeenCalled()
    expect(session.expire).not.toHaveBeenCalled()
  })
})
