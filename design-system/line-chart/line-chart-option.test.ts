import { describe, expect, it } from 'vitest'
import { sampleScene } from '#design-system/parts/chart/scene.sample.ts'
import { lineDrawing } from './line-chart-option.ts'

const data = {
  categories: ['一月', '二月'],
  series: [
    { name: '病假', values: [3, null] },
    { name: '事假', values: [1, 2] },
  ],
}
const scene = sampleScene()

describe('lineDrawing', () => {
  it('keeps the colour of a series when another is taken off', () => {
    const { series } = lineDrawing.draw(data, sampleScene({ shown: (name) => name === '事假' }))
    expect(series).toMatchObject([{ id: '事假', color: '#222222', data: [1, 2] }])
  })

  it('tells series apart by dash and mark where colours do not do', () => {
    const look = { ...scene.look, patterned: true }
    const { series } = lineDrawing.draw(data, sampleScene({ look }))
    expect(series).toMatchObject([
      { lineStyle: { type: 'solid' }, symbol: 'circle' },
      { lineStyle: { type: 'dashed' }, symbol: 'rect' },
    ])
  })

  it('leaves the marks out when there are many points', () => {
    const categories = Array.from({ length: 40 }, (_, at) => String(at))
    const values = categories.map((_, at) => at)
    const { series } = lineDrawing.draw({ categories, series: [{ name: '事假', values }] }, scene)
    expect(series).toMatchObject([{ showSymbol: false }])
  })

  it('marks values that stand between gaps, however many points there are', () => {
    const categories = Array.from({ length: 40 }, (_, at) => String(at))
    const values = categories.map((_, at) => (at % 7 === 0 ? at : null))
    const { series } = lineDrawing.draw({ categories, series: [{ name: '事假', values }] }, scene)
    expect(series).toMatchObject([{ showSymbol: true }])
  })

  it('says a gap as a gap in the table', () => {
    expect(lineDrawing.figures(data, scene.t).rows).toEqual([
      ['一月', 3, 1],
      ['二月', null, 2],
    ])
  })
})
