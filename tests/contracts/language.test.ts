import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const parts = globSync('{workbench/language,design-system/text}/en/*.json').map((file) =>
  JSON.parse(readFileSync(file, 'utf8')),
)
const english: Readonly<Record<string, string>> = Object.assign({}, ...parts)

/** Texts handed to `t` or `say` as they stand. What is composed elsewhere comes from declarations, tested with them. */
const spoken = /\b(?:t|say)\(\s*'((?:[^'\\]|\\.)*)'/g
const sources = globSync('{workbench,design-system}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const keys = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(spoken)].map(([, key = '']) => ({ key, file })),
)

it('every text of the workbench and of the design system has its English', () => {
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter(({ key }) => !english[key])).toEqual([])
})

it('English says what the Chinese says: the same values stand in both', () => {
  const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  const differing = Object.entries(english).filter(
    ([chinese, text]) => `${values(chinese)}` !== `${values(text)}`,
  )
  expect(differing).toEqual([])
})

it('no text has its English twice', () => {
  const texts = parts.flatMap((part) => Object.keys(part))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})
