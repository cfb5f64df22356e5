import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { mobile, phone } from '#domain/kits/common.ts'
import { normalMobile } from './phone.ts'

const number = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`)
const code = fc.constantFrom('', '+86', '+86 ', '86', '0086-', '（+86）', '＋86 ')
const sign = fc.constantFrom('', ' ', '-', '\u3000', '\u200b', '\u00a0', '–')
const wide = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

it('is one number, however it is set, and brought into shape twice it stays', () => {
  fc.assert(
    fc.property(number, code, sign, sign, fc.boolean(), (number, code, one, other, isWide) => {
      const set = `${code}${number.slice(0, 3)}${one}${number.slice(3, 7)}${other}${number.slice(7)}`
      const typed = isWide ? wide(set) : set
      expect(schemaOf(mobile('手机号')).parse(typed)).toBe(number)
      expect(normalMobile(normalMobile(typed))).toBe(number)
    }),
  )
})

test('shape before length: what is too long is told of its shape, and what is none stays as it was typed', () => {
  const refused = schemaOf(mobile('手机号')).safeParse('+86 139 0000 1234 转 8')
  expect(refused.error?.issues[0]?.message).toBe(
    phrase('{{label}}应为 {{count}} 位手机号', { label: '手机号', count: 11 }),
  )
  expect(normalMobile('139 0000 123')).toBe('1390000123')
  expect(schemaOf(phone('办公电话')).parse('（0871） 6532—1000')).toBe('(0871)6532-1000')
})
