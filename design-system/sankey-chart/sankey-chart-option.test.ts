import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutCircles } from './sankey-chart-option.ts'

const flow = (from: string, to: string, value = 1) => ({ from, to, value })

it('leaves out what leads back, nothing and below', () => {
  const kept = [flow('a', 'b'), flow('b', 'c')]
  expect(withoutCircles([...kept, flow('c', 'a'), flow('b', 'b'), flow('a', 'c', 0)])).toEqual(kept)
})

it('keeps all flows of a picture that has a direction', () => {
  const place = fc.nat({ max: 8 })
  const forward = fc.tuple(place, place).filter(([from, to]) => from < to)
  fc.assert(
    fc.property(fc.array(forward), (pairs) => {
      const flows = pairs.map(([from, to]) => flow(String(from), String(to)))
      expect(withoutCircles(flows)).toEqual(flows)
    }),
  )
})
