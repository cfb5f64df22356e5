import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'

const shaped = resources.flatMap(({ name, fields }) =>
  Object.entries(fields as Fields)
    .filter(([, { normal }]) => normal !== undefined)
    .map(([field, declared]) => [`${name}.${field}`, declared] as const),
)

const says = (field: Field, text: string) => schemaOf(field).safeParse(text).data

test('a field that has a shape takes a text however it was typed: blanks, unseen signs and wide digits are none of it', () => {
  const digits = fc.stringMatching(/^1[3-9]\d{9}$/)
  const around = fc.constantFrom('', ' ', '\u3000', '\u200b', '\u00a0')
  expect(shaped.length).toBeGreaterThan(10)
  fc.assert(
    fc.property(fc.constantFrom(...shaped), digits, around, around, ([, field], digits, before, after) => {
      const wide = digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
      expect(says(field, `${before}${wide}${after}`)).toEqual(says(field, digits))
    }),
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
