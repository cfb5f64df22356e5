import { expect, it } from 'vitest'
import { collidingIn } from './colliding.ts'

it('a text that two catalogues say otherwise is told with both files', () => {
  const catalogues = {
    'en/fee.json': { 退费: 'Refund', 票据: 'Receipt' },
    'en/affairs.json': { 退费: 'Return', 票据: 'Receipt' },
  }
  expect(collidingIn(catalogues)).toEqual(['退费: “Refund” in en/fee.json, “Return” in en/affairs.json'])
})
