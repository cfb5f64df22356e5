import type { Meta, StoryObj } from '@storybook/react-vite'
import { School } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { AreaRail } from '#design-system/area-rail/area-rail.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { areas } from './samples-shell.ts'

const keyboard: KeyAct[] = [
  {
    keys: '↓ ↑',
    does: 'To the next and the previous area, round the ends.',
    proof: async ({ canvas }) => {
      canvas.getByRole('link', { name: '个人桌面' }).focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(canvas.getByRole('link', { name: '基础数据' })).toHaveFocus())
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await waitFor(() => expect(canvas.getByRole('link', { name: '校园卡' })).toHaveFocus())
    },
  },
  {
    keys: 'Home End',
    does: 'To the first and the last area.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(canvas.getByRole('link', { name: '个人桌面' })).toHaveFocus())
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(canvas.getByRole('link', { name: '校园卡' })).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Navigation/AreaRail',
  component: AreaRail,
  parameters: guided({
    purpose:
      'Areas in a narrow column, each an icon over its name: the first column of the layout in columns. Their screens stand in the Sidebar beside it.',
    anatomy: [
      ['Mark', 'Of the house, as high as the top bar.'],
      ['Area', 'Icon and name, two lines of it at most. The open one filled with the accent.'],
    ],
    dos: ['Give every area an icon of its own.', 'Keep names to four characters where you can.'],
    donts: ['Do not put screens here, only areas.'],
    keyboard,
  }),
  args: { items: areas, active: 'base', onSelect: fn(), logo: <School /> },
  argTypes: { items: { control: false }, logo: { control: false } },
} satisfies Meta<typeof AreaRail>

export default meta
type Story = StoryObj<typeof meta>

export const Areas: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '宿舍管理' }))
    await waitFor(() =>
      expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'dormitory' })),
    )
  },
}

export const LongNames: Story = {
  args: {
    items: [
      { id: 'a', title: '国有资产与实训设备', icon: 'layers' },
      { id: 'b', title: '二级学院学生工作考核', icon: 'award' },
    ],
    active: 'a',
  },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
