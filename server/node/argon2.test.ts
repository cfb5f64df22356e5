import { describe, expect, it } from 'vitest'
import { argon2Passwords, queue } from './argon2.ts'

describe('passwords', () => {
  it('are hashed by argon2id at the cost we promise', async () => {
    const passwords = argon2Passwords()
    const hash = await passwords.hash('secret')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify(hash, 'secret')).toBe(true)
    expect(await passwords.verify(hash, 'Secret')).toBe(false)
  })
})

describe('the queue before hashing', () => {
  it('lets through no more than it may at once, and sends away whoever comes when it is full', async () => {
    const inTurn = queue(2, 3)
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
    const inTurn = queue(1, 1)
    await expect(inTurn(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
    expect(await inTurn(async () => 'next')).toBe('next')
  })
})
