import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { existsSync, openSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { makeLog } from './log.ts'

function logged(message: string, facts: object) {
  let line = ''
  makeLog({ write: (text: string) => (line += text) })('warn', message, facts)
  return line
}

const token = 'pd2SDcnOk3z2IXPrVHEbmiZQ4zcbfQHsXYXIx1zEVXo.000000'
const id = '11010519491231002X'

it.each([
  [{ access_token: 'canary' }],
  [{ deep: [{ passwordHash: 'canary' }] }],
  [{ headers: { Authorization: 'Basic canary' } }],
  [{ idNo: 'canary' }],
  [{ error: new Error('bearer canary refused') }],
  [{ url: 'postgres://campus:canary@db/campus' }],
])('writes no secret: %j', (facts) => {
  expect(logged('bad', facts)).not.toContain('canary')
})

it('writes no token and no resident id number, wherever they stand', () => {
  const line = logged(`of ${token}`, { path: `/x?t=${token}`, error: new Error(`duplicate key (${id})`) })
  expect(line).not.toContain(token.slice(0, 43))
  expect(line).not.toContain(id)
})

it('writes one line of JSON, whatever a stranger puts into it', () => {
  const line = logged('first\nsecond', { agent: `\u001b[31m${'x'.repeat(1_000_000)}\r\n{"level":10}` })
  expect(line.trimEnd().split('\n')).toHaveLength(1)
  expect(line.length).toBeLessThan(10_000)
  expect(line).not.toContain('\u001b')
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: 'first\nsecond' })
})

it.skipIf(!existsSync('/dev/full'))('F-32 a disk without room behind it ends no server', async () => {
  const full = openSync('/dev/full', 'w')
  const code = `
    import { makeLog } from '#server/node/log.ts'
    const log = makeLog()
    for (let n = 0; n < 2000; n++) log('error', 'x'.repeat(3000), { error: new Error('again') })
    setTimeout(() => process.exit(7), 100)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', full],
  })
  expect(await once(child, 'exit')).toEqual([7, null])
})

it('F-32 is written again when there is room, from where it stopped', () => {
  const written: string[] = []
  let room = true
  const write = vi.spyOn(fs, 'writeSync').mockImplementation(((_: number, text: string) => {
    if (!room) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    written.push(text)
    return Buffer.byteLength(text)
  }) as typeof fs.writeSync)
  try {
    const log = makeLog()
    log('info', 'one')
    room = false
    log('info', 'two')
    room = true
    log('info', 'three')
  } finally {
    write.mockRestore()
  }
  const lines = written.join('').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['one', 'two', 'three'])
})
