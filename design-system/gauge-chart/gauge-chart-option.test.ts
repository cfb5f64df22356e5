import { describe, expect, it } from 'vitest'
import { sampleScene } from '#design-system/parts/chart/scene.sample.ts'
import { bandOf, gaugeDrawing } from './gauge-chart-option.ts'

const bands = [
  { upTo: 60, name: '偏低', tone: 'danger' },
  { upTo: 100, name: '良好', tone: 'success' },
] as const

describe('bandOf', () => {
  it.each([
    [0, '偏低'],
    [60, '偏低'],
    [60.1, '良好'],
    [120, '良好'],
  ])('%d is %s', (value, name) => {
    expect(bandOf(bands, value)?.name).toBe(name)
  })

  it('is none for no figure', () => {
    expect(bandOf(bands, null)).toBeUndefined()
  })
})

it('the word stands beside the colour', () => {
  const { series } = gaugeDrawing.draw({ value: 40, bands, name: '归寝率' }, sampleScene())
  expect(series).toMatchObject({
    progress: { itemStyle: { color: '#aa0000' } },
    data: [{ value: 40, name: '归寝率 · 偏低' }],
  })
})
