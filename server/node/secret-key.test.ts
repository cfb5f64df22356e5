import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { secretKey } from './secret-key.ts'

const DATABASE_URL = 'postgres://campus:campus@db.school.local/campus'
const start = (key?: string) => secretKey(readEnvironment({ DATABASE_URL, ...(key && { SECRET_KEY: key }) }))

it.each([
  ['an absent', undefined],
  ['a short', Buffer.from('too short').toString('base64')],
  ['an example', Buffer.alloc(32, 'a').toString('base64')],
  ['a plain', 'change-me-change-me-change-me-change-me'],
])('A-02 does not start before a real database with %s key, and names the setting', (_, key) => {
  expect(() => start(key)).toThrow('SECRET_KEY')
  if (key) expect(() => start(key)).not.toThrow(key)
})

it('A-02 takes a key that somebody drew', () => {
  const drawn = randomBytes(32)
  expect(Buffer.from(start(drawn.toString('base64')))).toEqual(drawn)
})
