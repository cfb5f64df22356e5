import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'On reaching the button its word appears, on leaving it goes.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
      await screen.findByRole('tooltip')
    },
  },
  {
    keys: 'Escape',
    does: 'Hides the word; the focus stays.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    text: '打印入住单',
    children: <IconButton label="打印入住单" icon={<Printer aria-hidden />} />,
  },
  argTypes: { children: { control: false } },
  parameters: guided({
    purpose:
      'A word for what shows only a picture, on hover and on focus. What a person must know stands on the page; what can be pressed is a Popover.',
    anatomy: [
      ['Word', 'A few words on the inverse surface'],
      ['Its thing', 'Something that takes focus, most often an IconButton'],
    ],
    dos: ['Give it to every IconButton.', 'Add the shortcut, if there is one: 保存（Ctrl+S）.'],
    donts: [
      'Put it on something that takes no focus: a keyboard would never find it.',
      'Say there what is said nowhere else; a finger does not hover.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('打印入住单')
  },
}

export const ALongWord: Story = {
  args: {
    defaultOpen: true,
    text: '打印入住单：每页两份，沿虚线裁开；学生与宿管各留一份',
    placement: 'right',
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
