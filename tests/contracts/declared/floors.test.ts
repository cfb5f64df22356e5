import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { afterAll, describe, expect, it } from 'vitest'

interface Rules {
  readonly floors: Readonly<Record<string, readonly string[]>>
  readonly forbidden: IForbiddenRuleType[]
}

const { floors, forbidden }: Rules = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs')
const baseDir = mkdtempSync(join(tmpdir(), 'floors-'))
afterAll(() => rmSync(baseDir, { recursive: true }))

/** Writes a module of the invented tree, with its folder. */
function write(file: string, text: string) {
  mkdirSync(dirname(join(baseDir, file)), { recursive: true })
  writeFileSync(join(baseDir, file), text)
}
const moduleOn = (part: string, floor: string, name: string) =>
  floor.includes('.') ? `${part}/${floor}` : `${part}/${floor}/${name}.ts`

/** The breaches that the rules find in what was written of one part. */
async function breachesIn(part: string) {
  const options = { baseDir, ruleSet: { forbidden }, validate: true, tsPreCompilationDeps: true as const }
  const { output } = await cruise([part], options)
  return (output as ICruiseResult).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  )
}

describe.each(Object.entries(floors))('the floors of %s', (part, all) => {
  it('bear no import upwards, not even of a type, and every import downwards', async () => {
    const folders = all.filter((floor) => !floor.includes('.'))
    for (const floor of all) write(moduleOn(part, floor, 'noun'), 'export interface Noun {}\n')
    const expected: string[] = []
    for (const [at, from] of folders.entries())
      for (const [height, to] of folders.entries()) {
        const file = `${part}/${from}/reaches-${to}.ts`
        const noun = `${part}/${to}/noun.ts`
        write(file, `export type { Noun } from '../${to}/noun.ts'\n`)
        if (height > at) expected.push(`${part}-${from}-imports-no-higher-floor: ${file} → ${noun}`)
      }
    const found = (await breachesIn(part)).filter((line) => /-imports-no-higher-floor/.test(line))
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it('are few: at most fourteen entries, so that each is found at a glance', () => {
    const entries = readdirSync(part).filter((name) => !/\.test\.tsx?$/.test(name))
    expect(entries.length).toBeLessThanOrEqual(14)
    expect(all.filter((floor) => !entries.includes(floor))).toEqual([])
  })

  it('are all there are: a folder beside them may import nothing', async () => {
    write(`${part}/attic/noun.ts`, `export type { Noun } from '../${all[0]}/noun.ts'\n`)
    expect(await breachesIn(part)).toContain(
      `${part}-has-no-other-floor: ${part}/attic/noun.ts → ${part}/${all[0]}/noun.ts`,
    )
  })
})
