import { expect, it } from 'vitest'
import { coloredParts, shareOf } from './parts.ts'
import { sampleScene } from './scene.sample.ts'

const parts = [
  { name: '甲', value: 1 },
  { name: '乙', value: 2 },
]

it('a part keeps its colour when another is taken off', () => {
  const scene = sampleScene({ shown: (name) => name === '乙' })
  expect(coloredParts({ parts }, scene)).toEqual([{ name: '乙', value: 2, itemStyle: { color: '#222222' } }])
})

it('a share of nothing is nothing', () => {
  expect(shareOf(sampleScene(), 0, 0)).toBe('0%')
  expect(shareOf(sampleScene(), 1, 3)).toBe('33.3%')
})
