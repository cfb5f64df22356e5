import { describe, expect, it } from 'vitest'
import type { HttpFailure } from './failure.ts'
import { body, failureOf, json, layWire, type Reply, session, silence, wire } from './wire.fixture.ts'

layWire()

const html = (status: number) => body('<!doctype html><h1>nginx</h1>', status, 'text/html')

describe('what counts as failure, and what the person reads', () => {
  it.each<[string, Reply, string, Partial<HttpFailure>]>([
    ['no answer', new TypeError('Failed to fetch'), '网络连接错误', { type: 'network', status: 0 }],
    [
      '400 with msg',
      json({ code: 400, success: false, msg: '楼栋编号已存在' }, 400),
      '楼栋编号已存在',
      { status: 400, msg: '楼栋编号已存在' },
    ],
    [
      '400 with error_description',
      json({ error: 'invalid_grant', error_description: '密码错误' }, 400),
      '密码错误',
      { status: 400 },
    ],
    ['400 with neither', json({}, 400), '服务器错误，错误代码：400', { status: 400, msg: null }],
    [
      '403',
      json({ code: 403, success: false, msg: '请求被拒绝' }, 403),
      '服务器错误，错误代码：403',
      { status: 403, msg: '请求被拒绝' },
    ],
    ['404', json({ code: 404, msg: '404 没找到请求' }, 404), '服务器错误，错误代码：404', { status: 404 }],
    [
      '409',
      json({ code: 409, msg: '已被他人修改', data: { current: { id: '1' } } }, 409),
      '已被他人修改',
      { current: { id: '1' } },
    ],
    [
      '429',
      json({ code: 429, msg: '请稍后再试' }, 429, { 'retry-after': '30' }),
      '请稍后再试',
      { retryAfter: 30 },
    ],
    [
      '500',
      json({ code: 500, msg: '服务器异常', data: { traceId: 'b' } }, 500, { 'x-trace-id': 'a' }),
      '服务器错误，错误代码：500',
      { traceId: 'a' },
    ],
    [
      '500 with the trace in the body',
      json({ code: 500, data: { traceId: 'b' } }, 500),
      '服务器错误，错误代码：500',
      { traceId: 'b' },
    ],
    ['HTML 502', html(502), '服务器错误，错误代码：502', { status: 502 }],
    ['HTML 401', html(401), '服务器错误，错误代码：401', { status: 401 }],
    ['HTML 200 of a captive portal', html(200), '网络连接错误', { type: 'network' }],
    ['cut-off JSON', body('{"code":200,"data":[{"na'), '网络连接错误', { type: 'network' }],
    [
      'a refusal in a 200',
      json({ success: false, msg: '未到签到时间！' }),
      '未到签到时间！',
      { status: 200, code: 400 },
    ],
    [
      'a refusal in a 200 with code',
      json({ code: 500, msg: '业务异常' }),
      '业务异常',
      { status: 200, code: 500 },
    ],
    ['a code alone in a 200', json({ code: 500 }), '服务器错误，错误代码：500', { code: 500 }],
    [
      'a token error in a 200',
      json({ error: 'invalid_grant', error_description: '已失效' }),
      '已失效',
      { code: 400 },
    ],
    [
      'an error_code in a 200',
      json({ error_code: 403, error_description: '已失效' }),
      '已失效',
      { code: 403 },
    ],
    [
      'fields at fault',
      json({ code: 400, msg: '请填写名称', data: { fields: { name: '请填写名称' } } }, 400),
      '请填写名称',
      { fields: { name: '请填写名称' } },
    ],
  ])('%s', async (_, reply, message, facts) => {
    wire.replies = [reply]
    expect(await failureOf()).toMatchObject({ message, ...facts })
    if (facts.status !== 401) expect(session.notify.mock.calls).toEqual([[message]])
    expect(session.expire).not.toHaveBeenCalled()
  })

  it('a silence of the server', async () => {
    wire.replies = [silence]
    expect(await failureOf({ timeout: 20 })).toMatchObject({ type: 'timeout', message: '网络超时' })
    expect(session.notify.mock.calls).toEqual([['网络超时']])
  })

  it('a body that never ends', async () => {
    wire.replies = [
      (request) =>
        new Response(
          new ReadableStream({
            start: (stream) =>
              request.signal.addEventListener('abort', () => stream.error(request.signal.reason)),
          }),
        ),
    ]
    expect(await failureOf({ timeout: 20 })).toMatchObject({ type: 'timeout' })
  })

  it('shows nothing when the caller shows it, or gave up', async () => {
    wire.replies = [json({ msg: '不行' }, 400)]
    expect((await failureOf({ quiet: true })).message).toBe('不行')
    const given = new AbortController()
    wire.replies = [silence]
    const failing = failureOf({ signal: given.signal })
    given.abort()
    expect(await failing).toMatchObject({ type: 'aborted' })
    expect(session.notify).not.toHaveBeenCalled()
  })
})
