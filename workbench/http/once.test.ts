import { describe, expect, it } from 'vitest'
import { HttpFailure } from './failure.ts'
import { createOnce } from './once.ts'

describe('what is done once', () => {
  const keyOf = (headers: Readonly<Record<string, string>>) => headers['Idempotency-Key']

  it('F-16 is one call while it is under way, however often it is asked for', async () => {
    const once = createOnce()
    let sent = 0
    const send = async () => ++sent
    expect(await Promise.all([once({ name: '甲' }, send), once({ name: '甲' }, send)])).toEqual([1, 1])
    expect(await once({ name: '甲' }, send)).toBe(2)
  })

  it('F-02 keeps its key when no answer came, and only then', async () => {
    const once = createOnce()
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
    for (const failure of failures) await expect(once('甲', fail(failure))).rejects.toBe(failure)
    expect(new Set(keys.slice(0, 4)).size).toBe(1)
    expect(keys[4]).not.toBe(keys[3])
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })
})
