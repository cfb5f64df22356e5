import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { children: null },
  argTypes: { children: { control: false } },
  parameters: guided({
    purpose:
      'Puts things under or beside one another with an even gap. The only way to lay out outside a component; for columns that fold take Grid.',
    anatomy: [
      ['Root', 'div, section, main, ul, ol or form, with as'],
      ['Gap', 'none, xs 4px, sm 8px, md by density, lg 24px'],
    ],
    dos: [
      'Let a row wrap where it may stand on a phone.',
      'Take as="ul" for a list, so that it is one for everybody.',
      'Keep md between parts of a page: it follows the density.',
    ],
    donts: [
      'Don’t space children with margins of their own.',
      'Don’t nest stacks to place something by trial; ask for a component.',
    ],
  }),
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

const buttons = ['新增楼栋', '导入', '导出', '批量删除'].map((words) => <Button key={words}>{words}</Button>)

export const UnderOneAnother: Story = { args: { children: buttons, align: 'start' } }

export const BesideOneAnother: Story = {
  args: { direction: 'row', gap: 'sm', wrap: true, children: buttons },
}

export const APartAtEachEnd: Story = {
  args: {
    direction: 'row',
    justify: 'between',
    align: 'center',
    children: [<Tag key="state">草稿</Tag>, <Button key="act">提交</Button>],
  },
}

export const AList: Story = {
  args: {
    as: 'ul',
    gap: 'xs',
    children: ['东湖校区', '南山校区', '实训基地'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
  },
}

export const EveryGap: Story = {
  render: () => (
    <Stack gap="lg">
      {(['none', 'xs', 'sm', 'md', 'lg'] as const).map((gap) => (
        <Stack key={gap} direction="row" gap={gap} wrap>
          <Tag tone="accent">{gap}</Tag>
          <Tag>一</Tag>
          <Tag>二</Tag>
          <Tag>三</Tag>
        </Stack>
      ))}
    </Stack>
  ),
}
