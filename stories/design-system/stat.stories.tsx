import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Stat } from '#design-system/stat/stat.tsx'
import { guided } from '#stories/guide/guide.ts'

const week = { label: '近 7 天', figures: [982, 1010, 996, 1044, 1120, 1098, 1204] }

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: '在校人数', value: 1204, unit: '人' },
  argTypes: { size: { control: 'inline-radio', options: ['md', 'lg'] }, help: { control: false } },
  parameters: guided({
    purpose:
      'One figure that matters, with where it comes from. More than six of them are a table or a chart.',
    anatomy: [
      ['Label', 'what is counted'],
      ['Figure', 'grouped by thousands, with its unit smaller behind it'],
      ['Trend', 'an arrow, a word and against what; coloured only if one direction is better'],
      ['Line', 'the course of it, without axes, told in words to those who do not see it'],
      ['Note', 'a second line in words'],
    ],
    dos: [
      'Say against what it changed: 较上周, 较去年同期.',
      'Tell `better` where falling is good, as with repairs or absences.',
    ],
    donts: ['Round away what people will check.', 'Colour a change that is neither good nor bad.'],
  }),
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const AFigureWithItsCourse: Story = {
  args: { trend: { percent: 9.67, against: '较上周', better: 'up' }, series: week },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('较上周上升 9.7%')).toBeVisible())
    await expect(
      canvas.getByRole('img', { name: '近 7 天：从 982 到 1,204，最低 982，最高 1,204' }),
    ).toBeVisible()
  },
}

export const SeveralBesideOneAnother: Story = {
  render: () => (
    <Grid least="md">
      <Card>
        <Stat
          label="在校人数"
          value={1204}
          unit="人"
          trend={{ percent: 9.7, against: '较上周', better: 'up' }}
          series={week}
        />
      </Card>
      <Card>
        <Stat
          label="待处理报修"
          value={18}
          unit="件"
          trend={{ percent: 12.5, against: '较昨日', better: 'down' }}
          series={{ label: '近 7 天', figures: [9, 12, 8, 14, 16, 16, 18] }}
        />
      </Card>
      <Card>
        <Stat label="平均水温" value={45.25} digits={1} unit="℃" trend={{ percent: 0, against: '较昨日' }} />
      </Card>
      <Card>
        <Stat
          label="空床位"
          value={86}
          unit="张"
          trend={{ percent: -4, against: '较上学期' }}
          note="共 1,290 张"
        />
      </Card>
    </Grid>
  ),
}

export const WaitingForTheFigure: Story = { args: { loading: true } }
export const NoFigure: Story = {
  args: { value: null },
  play: async ({ canvas }) => expect(canvas.getByText('—')).toBeVisible(),
}
export const LargeOnADashboard: Story = {
  args: { size: 'lg', value: 12_845_300, unit: '元', note: '二〇二六年度' },
}
