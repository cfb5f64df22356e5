import { expect, it } from 'vitest'
import '#design-system/rich-text/clean-html.ts'
import { guardMarkup, passed } from './trusted-html.ts'

it('A-54 guards the page once, by the gate that rich text brings', () => {
  guardMarkup()
  guardMarkup()
  expect(passed('<b onclick="alert(1)">x</b><script>alert(1)</script>')).toBe('<b>x</b>')
})
