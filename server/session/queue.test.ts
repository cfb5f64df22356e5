import { describe, expect, it } from 'vitest'
import { queue } from './queue.ts'

describe('the queue before hashing', () => {
  it('lets through no more than it may at once, and sends away whoever comes when it is full', async () => {
    const { run: inTurn } = queue(2, 3)
    const finish: (() => void)[] = []
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((done) => finish.push(done))
      running--
    }
    const taken = Array.from({ length: 5 }, () => inTurn(work))
    await expect(inTurn(work)).rejects.toMatchObject({ refusal: { type: 'too-many', retryAfter: 10 } })
    for (let done = 0; done < 5; done++) {
      finish.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all(taken)
    expect(most).toBe(2)
  })

  it('goes on after work that failed', async () => {
    const { run: inTurn } = queue(1, 1)
    await expect(inTurn(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
    expect(await inTurn(async () => 'next')).toBe('next')
  })
})
