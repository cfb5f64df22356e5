import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ages, bandsOn, bandWords, daysAgo, inBand } from './bands.ts'
import { daysAfter, daysBetween } from './days.ts'

const day = fc.integer({ min: 0, max: 25_000 }).map((after) => daysAfter('1970-01-01', after))
const bounds = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 })
  .map((all) => all.toSorted((one, other) => one - other))

/** By counting birthdays one after the other. */
function yearsBetween(born: string, today: string): number {
  const [year = 0, month = 0, date = 0] = born.split('-').map(Number)
  let years = 0
  for (;;) {
    const leap = new Date(Date.UTC(year + years + 1, 1, 29)).getUTCMonth() === 1
    const birthday = month === 2 && date === 29 && !leap ? 28 : date
    const next = new Date(Date.UTC(year + years + 1, month - 1, birthday)).toISOString().slice(0, 10)
    if (next > today) return years
    years++
  }
}

it('every date lies in one band: that of the birthdays, or of the days, that have gone by', () => {
  fc.assert(
    fc.property(day, day, bounds, fc.boolean(), (one, other, from, years) => {
      const [born, today] = one < other ? [one, other] : [other, one]
      const bands = years ? ages(...from) : daysAgo(...from)
      const ago = years ? yearsBetween(born, today) : daysBetween(born, today)
      const found = bandsOn(bands, today).filter(
        ({ since, until }) => (!since || born >= since) && (!until || born <= until),
      )
      expect(found.map((band) => [band.from <= ago, band.to === null || ago <= band.to])).toEqual([
        [true, true],
      ])
    }),
    { examples: [['2008-02-29', '2027-02-28', [18, 19], true]] },
  )
})

it('bands are found by their key, stand in its order, and have words', () => {
  const bands = ages(9, 18, 20)
  const on = bandsOn(bands, '2026-11-28')
  expect(on.map(({ key }) => key)).toEqual(['00', '09', '18', '20'])
  expect(on.map((band) => bandWords(bands, band))).toEqual([
    '{{to}} 岁及以下',
    '{{from}}–{{to}} 岁',
    '{{from}}–{{to}} 岁',
    '{{from}} 岁及以上',
  ])
  expect(inBand('birthDate', bands, '2026-11-28', '18')).toEqual({
    field: 'birthDate',
    is: 'between',
    value: ['2006-11-29', '2008-11-28'],
  })
  expect(inBand('birthDate', bands, '2026-11-28', '19')).toBeUndefined()
})
