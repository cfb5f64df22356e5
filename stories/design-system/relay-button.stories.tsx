import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { RelayButton } from '#design-system/relay-button/relay-button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const opened = fn()
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const keyboard: KeyAct[] = (
  [
    ['Space', ' '],
    ['Enter', 'Enter'],
  ] as const
).map(([keys, key]) => ({
  keys: `${keys} (held)`,
  does: 'Opens after 0.8 s; letting go before cancels',
  proof: async ({ canvas }) => {
    opened.mockClear()
    const button = canvas.getByRole('button', { name: '打开东门' })
    button.focus()
    await fireEvent.keyDown(button, { key })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('请按住'))
    await fireEvent.keyUp(button, { key })
    await later(900)
    await expect(opened).not.toHaveBeenCalled()
    await fireEvent.keyDown(button, { key })
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    await fireEvent.keyUp(button, { key })
  },
}))
keyboard.push({
  keys: 'Esc',
  does: 'While held: cancels',
  proof: async ({ canvas }) => {
    opened.mockClear()
    const button = canvas.getByRole('button', { name: '打开东门' })
    await fireEvent.keyDown(button, { key: ' ' })
    await fireEvent.keyDown(button, { key: 'Escape' })
    await later(900)
    await expect(opened).not.toHaveBeenCalled()
  },
})

const meta = {
  title: 'Devices/RelayButton',
  component: RelayButton,
  args: { label: '打开东门', onOpen: fn() },
  parameters: guided({
    purpose:
      'Opens a door or a barrier. It must be held down, so that nobody opens one by brushing the screen.',
    anatomy: [
      ['Button', 'Fills while it is held'],
      ['Result', 'Sent, opened or refused; a relay that does not answer is never said to have opened'],
    ],
    dos: ['Log who opened, on the server.', 'Use `unconfirmed` for relays without an answer.'],
    donts: ['Do not latch a door open.', 'Do not use it for what can be undone: take Button.'],
    keyboard,
  }),
} satisfies Meta<typeof RelayButton>

export default meta
type Story = StoryObj<typeof meta>

export const HeldToOpen: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '打开东门' })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('请按住'))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
    await userEvent.pointer({ keys: '[/MouseLeft]' })
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
  },
}

/** The release is heard before the timer, where the page was busy meanwhile: what counts is how long it was held. */
export const HeldOnABusyPage: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    fireEvent.pointerDown(button)
    const begun = performance.now()
    while (performance.now() - begun < 850);
    fireEvent.pointerUp(button)
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
    await later(900)
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const ATapDoesNothing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await later(900)
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const AScreenReaderIsAskedTwice: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await fireEvent.click(button, { detail: 0 })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('再次确认以打开'))
    await fireEvent.click(button, { detail: 0 })
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
  },
}

export const WhatBecameOfIt: Story = {
  render: (args) => (
    <Stack>
      <RelayButton {...args} state="sending" />
      <RelayButton {...args} state="unconfirmed" />
      <RelayButton {...args} state="opened" />
      <RelayButton {...args} state="refused" reason="消防联动期间由门禁主机控制" />
      <RelayButton {...args} disabled />
    </Stack>
  ),
}

export const OnlyOneCommandInFlight: Story = {
  args: { state: 'sending' },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button') })
    await later(900)
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = { args: { onOpen: opened }, play: playKeyboard(keyboard) }
