import { expect, it } from 'vitest'
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
