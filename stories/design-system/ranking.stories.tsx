import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ranking } from '#design-system/ranking/ranking.tsx'
import { guided } from '#stories/guide/guide.ts'
import { onWall } from './on-wall.tsx'
import { students } from './samples-figures.ts'

const meta = {
  title: 'Big screen/Ranking',
  component: Ranking,
  args: { label: '各学院在校生', items: students, number: { unit: '人' } },
  decorators: [onWall],
  parameters: guided({
    purpose: 'Who leads, with bars to compare by. For comparing without an order take BarChart.',
    anatomy: [
      ['Place', 'The first three are marked; equals share a place'],
      ['Name and figure', 'Read as one line'],
      ['Bar', 'Length beside the first'],
    ],
    dos: ['Show six to eight; more belongs into a table.'],
    donts: ['Do not rank people by name on a wall.'],
  }),
} satisfies Meta<typeof Ranking>

export default meta
type Story = StoryObj<typeof meta>

export const SixColleges: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toHaveTextContent('1信息工程学院2,680人')
  },
}
export const TwoInOnePlace: Story = {
  args: {
    items: [
      { name: '梅园 1 号楼', value: 98 },
      { name: '竹园 2 号楼', value: 98 },
      { name: '兰园 3 号楼', value: 91 },
    ],
    number: { unit: '分' },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[2]).toHaveTextContent('3兰园')
  },
}
