import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'

const form = (
  <Stack>
    <TextInput aria-label="名称" defaultValue="明德楼" />
    <TextInput aria-label="编号" defaultValue="A01" />
    <TextInput aria-label="负责人" defaultValue="王建国" />
  </Stack>
)

const meta = {
  title: 'Feedback/LoadingOverlay',
  component: LoadingOverlay,
  args: { children: form },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Card>
      <LoadingOverlay {...args} />
    </Card>
  ),
  parameters: guided({
    purpose:
      'Veils what is being renewed, so that nobody works on what is about to change. For what is not there yet take a Skeleton.',
    anatomy: [
      ['Content', 'Still in sight, but takes neither pointer nor focus'],
      ['Veil', 'Comes after a moment, so that quick answers do not flicker'],
      ['Ring and word', 'Read out politely'],
    ],
    dos: ['Veil the smallest part that changes.', 'Say what is awaited, if it takes long: 正在计算.'],
    donts: ['Veil the whole page for one table.', 'Veil while saving; the button shows that.'],
  }),
} satisfies Meta<typeof LoadingOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const BeingRenewed: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('加载中'))
    await waitFor(() => expect(canvas.getByDisplayValue('明德楼').closest('[inert]')).not.toBeNull())
  },
}

export const WithItsOwnWord: Story = { args: { text: '正在计算 2,318 个床位' } }

export const AtRest: Story = {
  args: { loading: false },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '名称' })).toBeEnabled(),
}
