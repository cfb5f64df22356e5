import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] } },
  parameters: guided({
    purpose:
      'Something is under way and nobody knows how far, for a few seconds. A button shows one by `loading`; where the share is known take Progress, where the shape is known a Skeleton.',
    anatomy: [['Ring', 'Three quarters of a ring in the colour of the text; slower with reduced motion']],
    dos: ['Put a word beside it: 正在查询.', 'Give `label` only where there is no word.'],
    donts: ['Fill a page with it.', 'Show several at once.'],
  }),
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {
  args: { size: 'lg', label: '加载中' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: '加载中' })).toBeVisible())
  },
}

export const BesideAWord: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} direction="row" align="center" gap="sm">
          <Spinner size={size} />
          <span>正在查询</span>
        </Stack>
      ))}
    </Stack>
  ),
}
