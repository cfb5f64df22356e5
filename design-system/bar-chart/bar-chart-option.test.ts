import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleScene } from '#design-system/parts/chart/scene.sample.ts'
import { barDrawing, sharesOf } from './bar-chart-option.ts'

const scene = sampleScene()
const categories = ['甲', '乙']
const series = [
  { name: '男', values: [3, 0] },
  { name: '女', values: [1, 0] },
]

describe('sharesOf', () => {
  it('fills each category to one, and says nothing of an empty one', () => {
    expect(sharesOf(series).map(({ values }) => values)).toEqual([
      [0.75, null],
      [0.25, null],
    ])
  })

  it('adds up to one whatever the figures', () => {
    const rows = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1 })), { minLength: 1 })
    fc.assert(
      fc.property(rows, (figures) => {
        const given = [0, 1, 2].map((at) => ({ name: `${at}`, values: figures.map((row) => row[at] ?? 0) }))
        const shares = sharesOf(given)
        for (const at of figures.keys()) {
          expect(shares.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)).toBeCloseTo(1)
        }
      }),
    )
  })
})

describe('barDrawing', () => {
  it('lays bars down by changing the axes, first category on top', () => {
    const option = barDrawing.draw({ categories, series, direction: 'horizontal' }, scene)
    expect(option.xAxis).toMatchObject({ type: 'value' })
    expect(option.yAxis).toMatchObject({ type: 'category', inverse: true })
  })

  it('an outcome has the colour of its tone, and counts have whole ticks', () => {
    const toned = [{ name: '待领取', values: [3, 1], tone: 'neutral' as const }]
    const option = barDrawing.draw({ categories, series: toned }, scene)
    expect(option.series).toMatchObject([{ color: scene.look.tones.neutral }])
    expect(barDrawing.entries?.({ categories, series: toned })).toMatchObject([{ tone: 'neutral' }])
    expect(option.yAxis).toMatchObject({ minInterval: 1 })
    const parts = barDrawing.draw({ categories, series: [{ name: '分', values: [0.5, 1] }] }, scene)
    expect(parts.yAxis).not.toHaveProperty('minInterval')
  })

  it('shares are of what is shown', () => {
    const alone = sampleScene({ shown: (name) => name === '女' })
    const { series: drawn } = barDrawing.draw({ categories, series, stacked: 'share' }, alone)
    expect(drawn).toMatchObject([{ name: '女', data: [1, null], color: '#222222' }])
  })
})
