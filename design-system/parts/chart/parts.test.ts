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

it('a part with a tone has the colour of that tone, and leaves the others theirs', () => {
  const [won, lost] = parts
  const toned = [{ ...won, tone: 'success' as const }, lost] as typeof parts
  expect(coloredParts({ parts: toned }, sampleScene()).map(({ itemStyle }) => itemStyle.color)).toEqual([
    '#00aa00',
    '#222222',
  ])
})

it('a share of nothing is nothing', () => {
  expect(shareOf(sampleScene(), 0, 0)).toBe('0%')
  expect(shareOf(sampleScene(), 1, 3)).toBe('33.3%')
})
