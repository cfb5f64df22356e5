import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('fails the first time', () => {
  const mark = join(process.env.SAMPLE_DIR ?? '', 'seen')
  const isSecond = existsSync(mark)
  writeFileSync(mark, '')
  expect(isSecond).toBe(true)
})
