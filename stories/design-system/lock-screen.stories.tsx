import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { LockScreen } from '#design-system/lock-screen/lock-screen.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const password = () => screen.findByLabelText('登录密码')
const onUnlock = fn()

const keyboard: KeyAct[] = [
  {
    keys: 'Esc',
    does: 'Nothing: no key leads past the lock.',
    proof: async () => {
      const field = await password()
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeInTheDocument())
    },
  },
  {
    keys: 'Tab',
    does: 'Goes round within the lock; what lies behind is out of reach.',
    proof: async () => {
      const lock = screen.getByRole('alertdialog')
      for (let press = 0; press < 6; press++) {
        await userEvent.tab()
        await waitFor(() => expect(lock.contains(document.activeElement)).toBe(true))
      }
    },
  },
  {
    keys: 'Enter',
    does: 'In the password: unlocks.',
    proof: async () => {
      await userEvent.type(await password(), 'Campus@2026{Enter}')
      await waitFor(() => expect(onUnlock).toHaveBeenCalledWith('Campus@2026'))
    },
  },
]

const meta = {
  title: 'Layout/LockScreen',
  component: LockScreen,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      purpose:
        'Covers everything while nobody is at the desk, by hand or after a time. The work behind it stays as it was.',
      anatomy: [
        ['Clock', 'Time and day, large enough to read from the door.'],
        ['Person', 'Whose desk it is, with a greeting by the hour.'],
        ['Password', 'The one of signing in. A refusal empties it and says why.'],
        ['Other account', 'Signs out, for somebody else at the same desk.'],
      ],
      dos: ['Ask the server for the password; lock there as well.', 'Keep what is typed behind it.'],
      donts: ['Do not show messages or numbers on it.'],
      keyboard,
    }),
  },
  args: {
    locked: true,
    now: new Date(2026, 10, 21, 8, 30),
    name: '王建国',
    greeting: '王建国，上午好',
    onUnlock: fn(),
    onLeave: fn(),
  },
  render: function Render(args) {
    const [locked, setLocked] = useState(args.locked)
    return (
      <>
        <Button onClick={() => setLocked(true)}>锁定屏幕</Button>
        <LockScreen
          {...args}
          locked={locked}
          onUnlock={(word) => {
            args.onUnlock(word)
            if (word === 'open') setLocked(false)
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof LockScreen>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMorning: Story = {
  play: async () => {
    const greeting = await screen.findByText('王建国，上午好')
    await waitFor(() => expect(greeting).toBeVisible())
    await waitFor(() => expect(screen.getByText('08:30')).toBeVisible())
  },
}

export const UnlockedAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await password(), 'open{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: '锁定屏幕' })).toBeVisible())
  },
}

export const TheWrongPassword: Story = {
  args: { error: '密码错误，还可以尝试 4 次' },
  play: async () => {
    const field = await password()
    await waitFor(() => expect(field).toHaveAccessibleDescription('密码错误，还可以尝试 4 次'))
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const WaitingForTheServer: Story = {
  args: { waiting: true, now: new Date(2026, 10, 21, 22, 5) },
  play: async ({ args }) => {
    await userEvent.type(await password(), 'word{Enter}')
    await expect(args.onUnlock).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = { args: { onUnlock }, play: playKeyboard(keyboard) }
