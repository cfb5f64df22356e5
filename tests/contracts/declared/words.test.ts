import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Words that the field has better ones for (docs/how-to/write-plainly.md), where each may not stand. */
const refused: Readonly<Record<string, RegExp>> = {
  'anyone who, a person who': /\bwhoever\b/i,
  AppContext: /\bHouse\./,
  'the noun of what is told': /\b(type Told|interface (Told|Heard))\b/,
  scopeFilter: /\btakeAlong\b/,
  'rate count': /\bsystem[._]tally\b/,
  signedIn: /\bseated\(/,
  formRules: /\bconduct\b/,
}

const files = globSync(
  '{domain,machines,design-system,workbench,server,stories,tests,docs}/**/*.{ts,tsx,md}',
  {
    exclude: (file) => /write-plainly\.md$|words\.test\.ts$|0036-/.test(String(file)),
  },
).map((file) => [file, readFileSync(file, 'utf8')] as const)

it.each(Object.entries(refused))('says %s', (_, word) => {
  expect(files.flatMap(([file, text]) => (word.test(text) ? [file] : []))).toEqual([])
})
