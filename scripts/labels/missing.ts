import { globSync, readFileSync } from 'node:fs'
import type { Area } from '#domain/kernel/area.ts'
import type { Catalogue } from './compose.ts'
import { labelsOf } from './labels.ts'
import { saidIn } from './said.ts'

/** Chinese handed to `t` or `say` as it stands. What is composed elsewhere comes from declarations. */
const spoken = /\b(?:t|say)\(\s*'((?:[^'\\]|\\.)*\p{Script=Han}(?:[^'\\]|\\.)*)'/gu

/** The Chinese texts that these files of the workbench and of the design system hand to `t`, each with its file. */
export const spokenIn = (patterns: readonly string[]) =>
  globSync(patterns)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(spoken)].map(([, key = '']) => ({ key, file })),
    )

/** What of an area has no English yet: its labels, the words of its own screens, and what its server refuses with. */
export function missingIn(area: Area, english: Catalogue): readonly string[] {
  const patterns = Object.keys(english).filter((text) => text.includes('{{') && tells.test(text))
  // A sentence that another has a place for, such as `时间不正确` for `{{label}}不正确`, is said by that one.
  const placed = patterns.map((text) => new RegExp(`^${text.split(place).map(escaped).join('[^，。；]+')}$`))
  const sentences = saidIn(area.area)
    .filter(({ pattern }) => !pattern.includes('{{}}'))
    .map(({ pattern }) => pattern)
    .filter((text) => !placed.some((shape) => shape.test(text)))
  const texts = [
    ...labelsOf(area),
    ...spokenIn([`workbench/areas/${area.area}/**/*.{ts,tsx}`]).map(({ key }) => key),
    ...sentences,
  ]
  return [...new Set(texts)].filter((text) => !english[text])
}

/** A sentence has words of its own: `{{from}}至{{to}}` would say anything. */
const tells = /\p{Script=Han}{2}/u
/** A place for a value. */
const place = /\{\{\w+\}\}/
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
