import { expect, it } from 'vitest'
import { monthNames, weekdayNames } from './calendar-heat-map-option.ts'

it('names days from Sunday and months from January, in the language of the reader', () => {
  expect(weekdayNames('zh-CN')).toEqual([...'日一二三四五六'])
  expect(monthNames('zh-CN')[11]).toBe('12月')
  expect(monthNames('en')[0]).toBe('Jan')
})
