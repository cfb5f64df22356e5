import { describe, expect, it } from 'vitest'
import { queue } from './queue.ts'

describe('the queue before hashing', () => {
  it('lets through no more than it may at once, and sends away anyone who comes when it is full', async () => {
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

describe('a morning of 2,000 sign-ins', () => {
  it('serves in order anyone who it takes, tells each their place, and tells the rest to wait', async () => {
    const { run, ahead } = queue(8, 1500)
    const served: number[] = []
    const tickets = Array.from({ length: 2000 }, (_, at) => `ticket-of-the-morning-${at}`)
    const answers = tickets.map((ticket, at) =>
      run(async () => {
        await new Promise((resolve) => setImmediate(resolve))
        served.push(at)
      }, ticket).then(
        () => 'served',
        (error) => `${error.refusal.type} ${error.refusal.retryAfter}`,
      ),
    )
    expect([ahead('ticket-of-the-morning-8'), ahead('ticket-of-the-morning-1507')]).toEqual([0, 1499])
    expect([ahead('ticket-of-the-morning-0'), ahead('nobody-waits-with-this')]).toEqual([null, null])
    const told = await Promise.all(answers)
    expect(told.slice(0, 1508).every((answer) => answer === 'served')).toBe(true)
    expect(told.slice(1508).every((answer) => answer === 'too-many 10')).toBe(true)
    expect(served).toEqual(served.toSorted((one, other) => one - other))
    expect(ahead('ticket-of-the-morning-1507')).toBeNull()
  })
})
