import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOfPlain, plainOfHtml } from './html.ts'

it('says the words of rich text, a paragraph a line', () => {
  expect(plainOfHtml('<h2>通知</h2><p>各位<strong>同学</strong>：<br>请按时</p><ul><li>一</li></ul>')).toBe(
    '通知\n各位同学：\n请按时\n一',
  )
  expect(plainOfHtml('<p>&nbsp;</p><p><br></p>')).toBe('')
})

it('no text of a sheet becomes a tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', 'p', '/', '甲', '\n') }), (text) => {
      expect(htmlOfPlain(text).replaceAll(/<\/?p>/g, '')).not.toMatch(/[<>"]/)
    }),
  )
})
