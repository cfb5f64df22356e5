import { expect, it } from 'vitest'
import { resources } from '#domain/index.ts'
import type { Fields, Masking } from '#domain/kernel/field.ts'
import { mask, usualMasks } from './mask.ts'

/** How many values fit a mask, for anyone who knows everything else that stands on the same screens. */
const candidates: Record<Masking, (first: number, last: number) => number> = {
  phone: (first, last) => 10 ** (11 - first - last),
  // Birth date and gender are known, and leave the region and 500 numbers; the last digit checks all others. Of the
  // region two digits say the province, as the native place beside does, which has 16 counties at the fewest, and 3 of
  // the 3,000 counties are outside.
  'id-number': (first, last) => {
    const regions = first === 0 ? 3000 : first <= 2 ? 16 : 1
    return (regions * 500) / (last === 0 ? 1 : last === 1 ? 11 : 11 * 5 * 10 ** Math.min(last - 2, 2))
  },
  'bank-card': (first, last) => 10 ** (16 - 6 - Math.max(0, first - 6) - last - 1),
  // A street, a house and a room; a given name.
  address: (first) => (first <= 6 ? 1e4 : 1),
  name: (first) => (first <= 1 ? 5000 : 1),
}

it('finding 6: what is masked leaves a thousand candidates at the fewest, whatever stands beside it', () => {
  for (const [kind, [first, last]] of Object.entries(usualMasks) as [Masking, readonly [number, number]][])
    expect([kind, candidates[kind](first, last) >= 1000]).toEqual([kind, true])
  expect(candidates['id-number'](3, 4)).toBeLessThan(100)
  expect(mask('110101200401011234', usualMasks['id-number'])).toBe('11****************')
})

it('finding 6: each number of a card or a phone, and each part of one, is masked where it is declared', () => {
  const bare = resources.flatMap(({ name, fields }) =>
    Object.entries(fields as Fields)
      .filter(
        ([, { label, masked, secret, kind }]) =>
          kind === 'text' && /证件号|身份证|银行卡号|手机号/.test(label) && !masked && !secret,
      )
      .map(([field]) => `${name}.${field}`),
  )
  expect(bare).toEqual([])
})
