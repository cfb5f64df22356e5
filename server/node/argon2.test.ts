import { describe, expect, it } from 'vitest'
import { argon2Passwords } from './argon2.ts'

describe('passwords', () => {
  it('are hashed by argon2id at the cost we promise', async () => {
    const passwords = argon2Passwords()
    const hash = await passwords.hash('secret')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify(hash, 'secret')).toBe(true)
    expect(await passwords.verify(hash, 'Secret')).toBe(false)
  })
})
