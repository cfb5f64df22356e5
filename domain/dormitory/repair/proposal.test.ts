import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proposalsFor, type Serving, type Wanted } from './proposal.ts'

const area = (areaId: string, more: Partial<Serving> = {}): Serving => ({
  ...{
    areaId,
    workerId: `worker of ${areaId}`,
    buildingIds: [],
    typeIds: [],
    open: 0,
    late: 0,
    capacity: null,
  },
  ...more,
})
const wanted: Wanted = { buildingId: 'D1', types: ['tap', 'water'], mendedBy: null, rejectedBy: null }
const order = (areas: readonly Serving[], more: Partial<Wanted> = {}) =>
  proposalsFor(areas, { ...wanted, ...more }).map(
    ({ serving, fits }) => `${serving.areaId}${fits ? '' : '!'}`,
  )

describe('to whom an order is given', () => {
  it('goes by place and trade before load, and a trade holds for what hangs under it', () => {
    const areas = [
      area('elsewhere', { buildingIds: ['D2'] }),
      area('locks', { typeIds: ['lock'] }),
      area('everything'),
      area('water', { typeIds: ['water'], open: 5 }),
    ]
    expect(order(areas)).toEqual(['water', 'everything', 'locks!', 'elsewhere!'])
  })

  it('goes by load among those who fit, and past those who are full', () => {
    const areas = [area('busy', { open: 4 }), area('late', { open: 1, late: 1 }), area('free', { open: 2 })]
    expect(order(areas)).toEqual(['free', 'busy', 'late'])
    expect(order([area('full', { open: 3, capacity: 3 }), area('busy', { open: 9 })])).toEqual([
      'busy',
      'full!',
    ])
  })

  it('goes back to the worker who mended it, and not to the one who has just given it back', () => {
    const areas = [area('free'), area('knows', { open: 8 })]
    expect(order(areas, { mendedBy: 'worker of knows' })).toEqual(['knows', 'free'])
    expect(order(areas, { rejectedBy: 'worker of free' })).toEqual(['knows', 'free!'])
  })

  it('names every area once, whatever their order, and one that fits before one that does not', () => {
    const some = fc.subarray(['D1', 'D2'])
    const areas = fc.uniqueArray(
      fc.record({
        areaId: fc.uuid(),
        workerId: fc.constantFrom('a', 'b'),
        buildingIds: some,
        typeIds: fc.subarray(['tap', 'lock']),
        ...{ open: fc.nat(9), late: fc.nat(2), capacity: fc.option(fc.nat(9)) },
      }),
      { selector: ({ areaId }) => areaId },
    )
    fc.assert(
      fc.property(areas, (given) => {
        const proposed = proposalsFor(given, wanted)
        expect(proposalsFor(given.toReversed(), wanted)).toEqual(proposed)
        expect(proposed.map(({ serving }) => serving.areaId).toSorted()).toEqual(
          given.map(({ areaId }) => areaId).toSorted(),
        )
        const fits = proposed.map((each) => each.fits)
        expect(fits).toEqual(fits.toSorted((one, other) => Number(other) - Number(one)))
      }),
    )
  })
})
