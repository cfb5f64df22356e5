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

test('a box for a telephone number cuts nothing off: its shape is brought about before its length is asked', () => {
  const boxes = globSync('workbench/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<TextInput[\s\S]*?\/>/g)].map(([box]) => ({ file, box })),
  )
  const phones = boxes.filter(({ box }) => box.includes('type="tel"'))
  expect(phones.length).toBeGreaterThan(2)
  expect(phones.filter(({ box }) => box.includes('maxLength'))).toEqual([])
})
