import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { JsonViewer } from '#design-system/json-viewer/json-viewer.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const data = {
  action: 'dormitory.room:update',
  by: { name: '陈静', account: '20260', roles: ['宿管员'] },
  row: {
    building: '博学楼',
    no: '318',
    beds: 4,
    inUse: true,
    keeper: null,
    facilities: [
      { name: '空调', count: 1 },
      { name: '书桌', count: 4 },
    ],
  },
}

const focused = () => document.activeElement as HTMLElement
const control = (start: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=tree] .json-viewer__line')].find((element) =>
    element.textContent?.startsWith(start),
  ) as HTMLElement

const keyboard: KeyAct[] = [
  {
    keys: '↓ ↑',
    does: 'To the next and the previous line that is shown.',
    proof: async () => {
      await userEvent.click(control('action'))
      control('action').focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(focused()).toBe(control('by')))
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(focused()).toBe(control('action')))
    },
  },
  {
    keys: '→ ←',
    does: 'Opens a branch, then goes into it; closes it, then goes to its parent.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(focused()).toBe(control('by')))
      const branch = () => control('by').closest('[role=treeitem]')
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(branch()).toHaveAttribute('aria-expanded', 'false'))
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(branch()).toHaveAttribute('aria-expanded', 'true'))
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(focused()).toBe(control('name')))
    },
  },
  {
    keys: 'Home End',
    does: 'To the first and the last line.',
    proof: async () => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(focused().textContent).not.toMatch(/^name/))
      const first = focused()
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(focused()).not.toBe(first))
    },
  },
]

const meta = {
  title: 'Data/JsonViewer',
  component: JsonViewer,
  args: { data, label: '操作内容', depth: 2 },
  argTypes: { data: { control: false } },
  parameters: guided({
    purpose:
      'Data as it came, for administrators and support: a log entry, a message of another system. For people in general take Descriptions.',
    anatomy: [
      ['Search', 'Keys and values; only what leads there stays, opened and marked'],
      ['Count', 'How many were found, said politely'],
      ['复制', 'All of it, indented'],
      ['Tree', 'Keys, values in the colours of their kinds'],
    ],
    dos: ['Open two levels at first.', 'Mask secrets before they come here.'],
    donts: ['Show it to students.', 'Use it for more than a few thousand lines.'],
    keyboard,
  }),
} satisfies Meta<typeof JsonViewer>

export default meta
type Story = StoryObj<typeof meta>

export const ALogEntry: Story = {}

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '查找键或值' }), '书桌')
    await expect(await canvas.findByText('书桌', { selector: 'mark' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 处'))
    await waitFor(() => expect(canvas.queryByText(/博学楼/)).toBeNull())
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '查找键或值' }), '图书馆')
    await expect(await canvas.findByText('没有找到“图书馆”')).toBeVisible()
  },
}

const writeText = fn()

export const Copied: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制' }))
    await expect(await canvas.findByRole('button', { name: '已复制' })).toBeVisible()
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(JSON.stringify(data, null, 2)))
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
