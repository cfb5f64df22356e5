import { expect, it } from 'vitest'
import { depthOption, extentOf } from './depth.ts'
import { sampleScene } from './scene.sample.ts'

it('finds the extent among gaps', () => {
  expect(extentOf([3, null, -2, 8])).toEqual([-2, 8])
  expect(extentOf([null])).toEqual([0, 0])
})

it('keeps a scale for figures that are all the same', () => {
  expect(depthOption(sampleScene().look, [5, 5])).toMatchObject({ min: 5, max: 6 })
})
