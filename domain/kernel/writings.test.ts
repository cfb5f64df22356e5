import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalName } from '#domain/kits/person-name.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'
import { wrongWritings } from '#tests/support/wrong-writings.ts'
import { writingsOf } from './field.ts'
import { text } from './fields.ts'
import { meets } from './meets.ts'
import { plainLine } from './seen-text.ts'

const shapes = { plain: undefined, code: plainLine, name: normalName, idNo: normalIdNo }
const kept = fc.stringMatching(/^[A-Z0-9张弛安宁]{1,12}$/)

it('the writings of a text hold the shape in which it is kept, however it was typed', () => {
  fc.assert(
    fc.property(
      kept,
      fc.constantFrom(...Object.values(shapes)),
      fc.constantFrom(...Object.values(wrongWritings)),
      (value, normal, write) => {
        expect(writingsOf({ ...(normal && { normal }) }, write(value))).toContain(value)
        const field = text('文本', { ...(normal && { normal }) })
        const equals = { field: 'value', is: 'equals', value: write(value) } as const
        expect(meets(equals, { value }, { value: field })).toBe(true)
        expect(meets({ ...equals, is: 'lacks' }, { value }, { value: field })).toBe(false)
      },
    ),
  )
})

it('of what nobody sees there is none', () => {
  expect(writingsOf({}, '\u200b\u3000\u202d')).toEqual([])
})

it('a mark of full width is asked for as it stands, too', () => {
  expect(writingsOf({}, '（试行）')).toEqual(['（试行）', '(试行)'])
})
