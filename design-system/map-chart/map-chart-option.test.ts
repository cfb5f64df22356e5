import { expect, it } from 'vitest'
import { namedValues } from './map-chart-option.ts'
import { mapName, type Plan } from './plan.ts'

const plan: Plan = {
  type: 'FeatureCollection',
  features: (
    [
      ['东楼', 1],
      ['西楼', 2],
    ] as const
  ).map(([name, adcode]) => ({
    type: 'Feature',
    properties: { name, adcode },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    },
  })),
}

it('finds regions by name and by code, and leaves out what the plan does not have', () => {
  const values = [
    { region: '东楼', value: 5 },
    { region: '2', value: 6 },
    { region: '北楼', value: 7 },
  ]
  expect(namedValues({ plan, values })).toEqual([
    { name: '东楼', value: 5 },
    { name: '西楼', value: 6 },
  ])
})

it('tells ECharts of a plan once', () => {
  expect(mapName(plan)).toBe(mapName(plan))
  expect(mapName({ ...plan })).not.toBe(mapName(plan))
})
