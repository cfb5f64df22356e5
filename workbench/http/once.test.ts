import { describe, expect, it, vi } from 'vitest'
import type { ReplyState } from '#domain/system/stored-replies/calls.ts'
import { HttpFailure } from './failure.ts'
import { createOnce } from './once.ts'
import { settled } from './settled.ts'
import { Undelivered } from './undelivered.ts'

describe('what is done once', () => {
  const lost = new Undelivered('never-came', 'k')
  const keyOf = (headers: Readonly<Record<string, string>>) => headers['Idempotency-Key']

  it('F-16 is one call while it is under way, however often it is asked for', async () => {
    const once = createOnce({ settle: () => Promise.reject(lost) })
    let sent = 0
    const send = async () => ++sent
    expect(await Promise.all([once({ name: '甲' }, send), once({ name: '甲' }, send)])).toEqual([1, 1])
    expect(await once({ name: '甲' }, send)).toBe(2)
  })

  it('F-02 keeps its key when no answer came, and only then', async () => {
    const once = createOnce({ checking: () => {}, settle: () => Promise.reject(lost) })
    const keys: (string | undefined)[] = []
    const fail = (error: HttpFailure) => (headers: Readonly<Record<string, string>>) => {
      keys.push(keyOf(headers))
      return Promise.reject(error)
    }
    const failures = [
      new HttpFailure({ type: 'network' }),
      new HttpFailure({ type: 'answer', status: 503 }),
      new HttpFailure({ type: 'answer', status: 409, retryAfter: 1 }),
      new HttpFailure({ type: 'answer', status: 400 }),
      new HttpFailure({ type: 'network' }),
    ]
    for (const failure of failures)
      await expect(once('甲', fail(failure))).rejects.toBeInstanceOf(HttpFailure)
    expect(new Set(keys.slice(0, 4)).size).toBe(1)
    expect(keys[4]).not.toBe(keys[3])
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })

  it.each(['timeout', 'network'] as const)(
    'F-13 a %s is settled with the server and never sent again',
    async (type) => {
      const said: boolean[] = []
      const settle = vi.fn(async () => ({ id: '1' }))
      const once = createOnce({ checking: (on) => said.push(on), settle })
      const send = vi.fn(() => Promise.reject(new HttpFailure({ type })))
      expect(await once('甲', send)).toEqual({ id: '1' })
      expect([send.mock.calls.length, settle.mock.calls.length, said]).toEqual([1, 1, [true, false]])
    },
  )
})

describe('F-13 what came of a call without an answer', () => {
  const done = (body: object, status = 200): ReplyState => ({
    state: 'done',
    status,
    reply: JSON.stringify(body),
  })
  const nobody = new HttpFailure({ type: 'network', status: 200 })
  function learnt(...said: (ReplyState | Error)[]) {
    const ask = vi.fn(async () => {
      const next = said.length > 1 ? said.shift() : said[0]
      if (next instanceof Error) throw next
      return next as ReplyState
    })
    return { ask, answer: settled('key-of-it', { ask, rest: async () => {} }) }
  }

  it('is waited for while the server is at it, and then is the answer', async () => {
    const { ask, answer } = learnt({ state: 'under-way' }, nobody, done({ code: 200, data: { id: '7' } }))
    expect(await answer).toEqual({ id: '7' })
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('is the refusal, with its fields', async () => {
    const refusal = { code: 400, success: false, msg: '请检查', data: { fields: { name: '请填写' } } }
    await expect(learnt(done(refusal, 400)).answer).rejects.toMatchObject({
      status: 400,
      fields: { name: '请填写' },
    })
  })

  it.each([
    ['never-came', { state: 'unknown' }, 1],
    ['unsure', { state: 'under-way' }, 50],
    ['unheard', nobody, 3],
  ] as const)('is asked of the person where it is %s', async (reached, said, times) => {
    const { ask, answer } = learnt(said as ReplyState)
    await expect(answer).rejects.toMatchObject({ reached, key: 'key-of-it' })
    expect(ask).toHaveBeenCalledTimes(times)
  })
})
