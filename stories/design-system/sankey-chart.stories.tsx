import type { Meta, StoryObj } from '@storybook/react-vite'
import { SankeyChart } from '#design-system/sankey-chart/sankey-chart.tsx'
import { guided } from '#stories/guide/guide.ts'

const flows = [
  { from: '信息工程学院', to: '本省就业', value: 320 },
  { from: '信息工程学院', to: '外省就业', value: 180 },
  { from: '信息工程学院', to: '升学', value: 90 },
  { from: '智能制造学院', to: '本省就业', value: 410 },
  { from: '智能制造学院', to: '外省就业', value: 120 },
  { from: '医学护理学院', to: '本省就业', value: 380 },
  { from: '医学护理学院', to: '升学', value: 60 },
  { from: '本省就业', to: '民营企业', value: 760 },
  { from: '本省就业', to: '国有企业', value: 350 },
  { from: '外省就业', to: '民营企业', value: 300 },
]

const meta = {
  title: 'Charts/SankeyChart',
  component: SankeyChart,
  args: { title: '毕业生去向', number: { unit: '人' }, flows },
  parameters: guided({
    purpose: 'What went where, through one or more stations.',
    anatomy: [
      ['Stations', 'As tall as what passes through them'],
      ['Flows', 'In the colour of where they come from'],
    ],
    dos: ['Keep it to three stations and ten flows or so.'],
    donts: [
      'Do not show flows that return: a circle is left out, since the picture would have no direction.',
    ],
  }),
} satisfies Meta<typeof SankeyChart>

export default meta
type Story = StoryObj<typeof meta>

export const WhereGraduatesGo: Story = {}
export const AFlowThatComesBackIsLeftOut: Story = {
  args: { flows: [...flows, { from: '民营企业', to: '信息工程学院', value: 10 }] },
}
