import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bold, Italic, Pencil, RotateCw, Trash2, Underline } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: guided({
    purpose:
      'An action told by its icon alone, for tools that everybody knows: refresh, close, more. Where there is room, a Button with words is understood sooner.',
    anatomy: [
      ['Frame', 'Square, as high as the buttons beside it; no edge unless it stands among outlined ones.'],
      ['Icon', '16 px. One icon means one thing in the whole product.'],
      ['Label', 'Not seen: the name for screen readers, and the words of the tooltip round it.'],
    ],
    dos: [
      'Put a Tooltip with the same words round it.',
      'Give pressed where it stays on or off: bold letters, a shown column.',
    ],
    donts: [
      'Do not make the main action of a view an icon.',
      'Do not change the label with the pressed state: 粗体 stays 粗体, pressed or not.',
    ],
  }),
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
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce())
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

const letters = [
  ['粗体', Bold],
  ['斜体', Italic],
  ['下划线', Underline],
] as const

export const StayingPressed: Story = {
  render: function Render() {
    const [on, setOn] = useState<readonly string[]>(['粗体'])
    return (
      <Stack direction="row">
        {letters.map(([label, Icon]) => (
          <IconButton
            key={label}
            label={label}
            icon={<Icon aria-hidden />}
            pressed={on.includes(label)}
            onClick={() => setOn(on.includes(label) ? on.filter((each) => each !== label) : [...on, label])}
          />
        ))}
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const italic = canvas.getByRole('button', { name: '斜体', pressed: false })
    await userEvent.click(italic)
    await waitFor(() => expect(italic).toHaveAttribute('aria-pressed', 'true'))
  },
}
