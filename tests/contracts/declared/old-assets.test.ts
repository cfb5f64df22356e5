import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { markSuperseded, sweepOldAssets } from '#scripts/old-assets.ts'

const day = 86_400_000
const start = Date.UTC(2026, 8, 1)
let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'campus-assets-'))
  mkdirSync(join(dist, 'assets'))
})
afterEach(() => rmSync(dist, { recursive: true }))

/** Builds on that day into these files. */
async function build(at: number, ...names: string[]) {
  markSuperseded(dist, at)
  for (const name of names)
    for (const suffix of ['', '.gz', '.br']) writeFileSync(join(dist, 'assets', name + suffix), name)
  await sweepOldAssets(
    dist,
    names.map((name) => `assets/${name}`),
    at,
  )
}
const has = (name: string) => existsSync(join(dist, 'assets', name))

it('F-22 parts of a replaced build are handed out for 14 days after it was replaced, however old they are', async () => {
  await build(start, 'main-1.js', 'same.js')
  await build(start + 60 * day, 'main-2.js', 'same.js')
  expect(has('main-1.js')).toBe(true)
  await build(start + 73 * day, 'main-3.js', 'same.js')
  expect([has('main-1.js'), has('main-1.js.gz')]).toEqual([true, true])
  await build(start + 75 * day, 'main-4.js', 'same.js')
  expect([has('main-1.js'), has('main-1.js.gz'), has('main-1.js.br')]).toEqual([false, false, false])
  expect([has('main-2.js'), has('main-3.js'), has('main-4.js'), has('same.js')]).toEqual(Array(4).fill(true))
})
