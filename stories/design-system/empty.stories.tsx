import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { guided } from '#stories/guide/guide.ts'

const onAct = fn()

const meta = {
  title: 'Data/Empty',
  component: Empty,
  argTypes: {
    reason: { control: 'inline-radio', options: ['none', 'no-match', 'no-access'] },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    action: { control: false },
    icon: { control: false },
  },
  parameters: guided({
    purpose:
      'A place with nothing in it, said without alarm. A whole page that cannot be shown is a Result; something that failed is an Alert with a way to try again.',
    anatomy: [
      ['Picture', 'a quiet line drawing for each reason'],
      ['Title', 'what is the case: nothing yet, nothing that matches, no access'],
      ['Second line', 'what to do about it'],
      ['Action', 'one button: add the first one, clear the filters'],
    ],
    dos: [
      'Tell 暂无数据 from 没有找到: the second has filters to clear.',
      'Offer the first step where one may take it.',
    ],
    donts: [
      'Show it while the data is still coming.',
      'Blame: 您还没有任何数据！',
      'Use a bright picture in a table.',
    ],
  }),
} satisfies Meta<typeof Empty>

export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  args: {
    title: '还没有楼栋',
    description: '登记第一栋楼后，就可以在这里分配房间。',
    action: (
      <Button variant="solid" icon={<Plus aria-hidden />}>
        新增楼栋
      </Button>
    ),
  },
}

export const InItsUsualWords: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据~')).toBeVisible(),
}

export const NothingThatMatches: Story = {
  args: { reason: 'no-match', action: <Button onClick={onAct}>清空筛选</Button> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('没有找到符合条件的内容')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '清空筛选' }))
    await waitFor(() => expect(onAct).toHaveBeenCalledOnce())
  },
}

export const NotForThisReader: Story = { args: { reason: 'no-access' } }

export const InASmallCard: Story = {
  render: () => (
    <Card title="消息">
      <Empty size="sm" title="没有新消息" />
    </Card>
  ),
}
