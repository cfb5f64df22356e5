import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, RotateCw, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: '刷新', icon: <RotateCw aria-hidden />, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['ghost', 'outline', 'solid', 'danger'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    icon: { control: false },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Refreshing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const NamedByATooltip: Story = {
  render: (args) => (
    <Tooltip text={args.label}>
      <IconButton {...args} />
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('刷新')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const InAToolbar: Story = {
  render: (args) => (
    <Toolbar label="楼栋的操作" end={<IconButton {...args} />}>
      <IconButton label="编辑" icon={<Pencil aria-hidden />} variant="outline" />
      <IconButton label="删除" icon={<Trash2 aria-hidden />} variant="outline" disabled />
    </Toolbar>
  ),
}
