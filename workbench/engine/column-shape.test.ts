import { expect, it } from 'vitest'
import { moment, text } from '#domain/kernel/fields.ts'
import { shapeOf } from './column-shape.ts'

it('a moment is read whole on a card, where a text may be cut off', () => {
  const wholeOf = (field: Parameters<typeof shapeOf>[0]) => shapeOf(field, '时间', () => []).whole
  expect(wholeOf(moment('通行时间'))).toBe(true)
  expect(wholeOf(text('备注'))).toBeUndefined()
})
