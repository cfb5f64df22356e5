import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { isOfAsked, least } from '#tests/support/asked-area.ts'

const shaped = resources.filter(isOfAsked).flatMap(({ name, fields }) =>
  Object.entries(fields as Fields)
    .filter(([, { normal }]) => normal !== undefined)
    .map(([field, declared]) => [`${name}.${field}`, declared] as const),
)

/** What stands around a text that was pasted. */
const around = ['', ' ', '\u3000', '\u200b', '\u00a0']

const says = (field: Field, text: string) => schemaOf(field).safeParse(text).data

test('a field that has a shape takes a text however it was typed: blanks, unseen signs and wide digits are none of it', () => {
  const digits = fc.stringMatching(/^1[3-9]\d{9}$/)
  expect(shaped.length).toBeGreaterThanOrEqual(least(11))
  fc.assert(
    // Each field with each sign, so that one that is wrong fails every time.
    fc.property(digits, (digits) => {
      const wide = digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
      const wrong = shaped.flatMap(([name, field]) =>
        around.some((sign) => says(field, `${sign}${wide}${sign}`) !== says(field, digits)) ? [name] : [],
      )
      expect(wrong).toEqual([])
    }),
    { numRuns: 20 },
  )
})

/** Words of boxes for what has a shape, as people read them. */
const ofShape = /账号|姓名|学号|工号|考生号|证件|身份证|手机号|卡号/

test('a box for what has a shape cuts nothing off: its shape is brought about before its length is asked', () => {
  // A reader that is played sends what its protocol has room for.
  const boxes = globSync('workbench/!(devices)/**/*.tsx').flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return [...code.matchAll(/<TextInput[\s\S]*?\/>/g)].map((found) => {
      const [box] = found
      const before = code.slice(0, found.index)
      const field = before.slice(Math.max(before.lastIndexOf('<Field'), before.lastIndexOf('/>')))
      const said = `${field} ${box}`.match(/(?:label|placeholder)=\{t\('[^']*'/g)?.join(' ') ?? ''
      return { file, box, said }
    })
  })
  const shaped = boxes.filter(({ box, said }) => box.includes('type="tel"') || ofShape.test(said))
  expect(shaped.length).toBeGreaterThan(8)
  expect(shaped.filter(({ box }) => box.includes('maxLength')).map(({ file }) => file)).toEqual([])
})

test('no screen opens a list of the system’s own, which has neither search nor the portal’s keys', () => {
  const files = globSync(['workbench/**/*.tsx', 'design-system/**/*.tsx'])
  expect(files.filter((file) => /<select[\s>]/.test(readFileSync(file, 'utf8')))).toEqual([])
})
