import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapChart } from '#design-system/map-chart/map-chart.tsx'
import type { Plan } from '#design-system/map-chart/plan.ts'
import { guided } from '#stories/guide/guide.ts'

const house = (name: string, x: number, y: number, width: number, depth: number) =>
  ({
    type: 'Feature',
    properties: { name },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x, y],
          [x + width, y],
          [x + width, y + depth],
          [x, y + depth],
          [x, y],
        ],
      ],
    },
  }) as const

/** A campus that is nowhere, drawn for this page. */
const campus: Plan = {
  type: 'FeatureCollection',
  features: [
    house('图书馆', 9, 9, 5, 4),
    house('明德楼', 2, 14, 5, 2.4),
    house('博学楼', 2, 10.4, 5, 2.4),
    house('实训楼', 16, 9, 3, 7),
    house('体育馆', 16, 2, 6, 5),
    house('一食堂', 9, 4.6, 5, 2.6),
    house('1 号宿舍楼', 2, 6.6, 4.6, 1.6),
    house('2 号宿舍楼', 2, 4.2, 4.6, 1.6),
    house('3 号宿舍楼', 2, 1.8, 4.6, 1.6),
    house('行政楼', 9, 15, 5, 2.2),
  ],
}

const values = campus.features.map(({ properties: { name } }, at) => ({
  region: name,
  value: 40 + ((at * 83) % 400),
}))

const meta = {
  title: 'Charts/MapChart',
  component: MapChart,
  args: { title: '各楼当前人数', number: { unit: '人' }, plan: campus, values, height: 'lg' },
  parameters: guided({
    purpose:
      'Figures on a plan that you bring as GeoJSON: a campus, a floor, a city. None is shipped. For figures by province take ProvinceTiles; a published map of China needs an approved drawing (docs/decisions/0005-maps.md).',
    anatomy: [
      ['Scale', 'What the palest and the fullest colour stand for'],
      ['Regions', 'Named; filled by depth; without a figure left white'],
    ],
    dos: ['Match values by `name` or `adcode` of the regions.', 'Show the 审图号 beside a map that has one.'],
    donts: ['Do not draw borders yourself.', 'Do not compare large and small regions by totals: take rates.'],
  }),
} satisfies Meta<typeof MapChart>

export default meta
type Story = StoryObj<typeof meta>

export const AnImaginedCampus: Story = {}
export const SomeWithoutFigures: Story = { args: { values: values.slice(0, 5) } }
