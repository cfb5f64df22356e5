import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ScrollTable } from '#design-system/scroll-table/scroll-table.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { onWall } from './on-wall.tsx'
import { type Leave, newestLeaves } from './samples-figures.ts'

const LeaveTable = ScrollTable<Leave>
const body = (box: HTMLElement) => box.querySelector('tbody') as HTMLElement
const moves = (box: HTMLElement) => {
  const { animationName, animationPlayState } = getComputedStyle(body(box))
  return animationName === 'none' ? 'none' : animationPlayState
}

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to the table, which stands still while it has the focus; the next Tab lets it go on',
    proof: async ({ canvas }) => {
      const box = await canvas.findByRole('group', { name: '最新请假' })
      await waitFor(() => expect(moves(box)).toBe('running'))
      await userEvent.tab()
      await waitFor(() => expect(box).toHaveFocus())
      await waitFor(() => expect(moves(box)).toBe('paused'))
      await userEvent.tab()
      await waitFor(() => expect(moves(box)).toBe('running'))
    },
  },
]

const meta = {
  title: 'Big screen/ScrollTable',
  component: LeaveTable,
  args: {
    label: '最新请假',
    rows: newestLeaves,
    rowKey: ({ id }) => id,
    columns: [
      { title: '学生', cell: ({ student }) => student },
      { title: '学院', cell: ({ college }) => college, grow: 1.6 },
      { title: '类别', cell: ({ kind }) => kind },
      { title: '时间', cell: ({ at }) => at },
    ],
  },
  decorators: [onWall],
  parameters: guided({
    purpose: 'News that pass by on a wall. On pages take DataTable.',
    anatomy: [
      ['Head', 'Stays'],
      ['Rows', 'Move up and begin again without a seam; only if there are more than fit'],
    ],
    dos: ['Show the newest twenty or so.', 'Shorten names of people on a wall that anyone passes.'],
    donts: ['Do not put anything into it that must be pressed.'],
    keyboard,
  }),
} satisfies Meta<typeof LeaveTable>

export default meta
type Story = StoryObj<typeof meta>

export const PassingBy: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(newestLeaves.length + 1))
  },
}
export const FewEnoughToStandStill: Story = {
  args: { rows: newestLeaves.slice(0, 3) },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('group', { name: '最新请假' })
    await waitFor(() => expect(box.querySelectorAll('tbody')).toHaveLength(1))
    await waitFor(() => expect(getComputedStyle(body(box)).animationName).toBe('none'))
  },
}
export const Keyboard: Story = { play: playKeyboard(keyboard) }
