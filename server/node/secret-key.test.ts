import { randomBytes } from 'node:crypto'
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
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

it('F-32, F-33 leaves no half of a key where there is no room, and makes one when there is', () => {
  const dir = mkdtempSync(join(tmpdir(), 'campus-key-'))
  const own = () => secretKey(readEnvironment({ DATA_DIR: dir }))
  const write = vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((path) => {
    fs.closeSync(fs.openSync(`${path}`, 'w'))
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  })
  syncBuiltinESMExports()
  expect(own).toThrow('ENOSPC')
  expect(readdirSync(dir)).toEqual([])
  const key = own()
  expect(key).toHaveLength(32)
  expect(own()).toEqual(key)
  expect(readdirSync(dir)).toEqual(['secret.key'])
  write.mockRestore()
  syncBuiltinESMExports()
  rmSync(dir, { recursive: true })
})
