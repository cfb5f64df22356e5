import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clockAhead, schoolClock } from './demo-clock.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'clock-'))
const move = (to: string, more: NodeJS.ProcessEnv = {}) =>
  execFileSync(process.execPath, ['server/node/move-demo-clock.ts', to], {
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, ...more },
    stdio: 'pipe',
  })

it('the clock of a demo goes on from where it was moved to, comes back, and is nobody else’s', () => {
  let passed = 0
  const real = () => Date.now() + passed
  const demo = { demo: true, databaseUrl: undefined, dataDir }
  const clock = schoolClock(clockAhead(demo, real), real)
  expect(Math.abs(clock().getTime() - real())).toBeLessThan(1000)
  move('2026-09-01T08:00')
  passed = 3_600_000
  const begins = Date.parse('2026-09-01T08:00+08:00')
  expect(clock().getTime() - begins).toBeGreaterThanOrEqual(passed)
  expect(clock().getTime() - begins).toBeLessThan(passed + 60_000)
  expect(
    Math.abs(schoolClock(clockAhead({ ...demo, demo: false }, real), real)().getTime() - real()),
  ).toBeLessThan(1000)
  for (const more of [{ NODE_ENV: 'production' }, { DEMO: 'off' }])
    expect(() => move('2026-09-02T08:00', more)).toThrow('演示学校')
  expect(() => move('yesterday')).toThrow('请写明时间')
  move('real')
  passed += 2000
  expect(Math.abs(clock().getTime() - real())).toBeLessThan(1000)
})
