import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const details = (
  <Descriptions
    items={[
      { label: '编号', value: 'A02' },
      { label: '名称', value: '博学楼' },
      { label: '建成日期', value: '2000-09-01' },
      { label: '负责人', value: null },
      { label: '备注', value: '三层东侧正在加固，九月底前走西门。', whole: true },
    ]}
  />
)

const opener = () => screen.getByRole('button', { name: '查看', hidden: true })
const panel = () => screen.findByRole('dialog', { name: '楼栋详情' })
const opened = async () => {
  if (!screen.queryByRole('dialog')) await userEvent.click(opener())
  const inside = await panel()
  await waitFor(() => expect(inside.contains(document.activeElement)).toBe(true))
  return within(inside)
}

const keyboard: KeyAct[] = [
  {
    keys: 'Tab Shift+Tab',
    does: 'Stays inside: after the last comes the first, before the first the last.',
    proof: async () => {
      const inside = await opened()
      inside.getByRole('button', { name: '编辑' }).focus()
      await userEvent.tab()
      await waitFor(() => expect(inside.getByRole('button', { name: '关闭' })).toHaveFocus())
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(inside.getByRole('button', { name: '编辑' })).toHaveFocus())
    },
  },
  {
    keys: 'Escape',
    does: 'Closes; the focus returns to where it came from.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener()).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  args: { title: '楼栋详情', onClose: fn(), children: details },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl', 'full'] },
    side: { control: 'inline-radio', options: ['end', 'start'] },
    footer: { control: false },
    trigger: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    ...guided({
      purpose:
        'A longer task or a record to read at the side, with the list still in sight. For a short task take a Dialog.',
      anatomy: [
        ['Backdrop', 'Rests the page; a press on it closes'],
        ['Panel', 'From the end; from the start only for menus on a phone'],
        ['Head, body, foot', 'As in a Dialog; the body alone scrolls'],
      ],
      dos: ['Use it for the form and the details of one row.', 'Keep the foot: it is always in sight.'],
      donts: [
        'Put a wizard of many steps in it; that wants a page.',
        'Open one from another more than once.',
      ],
      keyboard,
    }),
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const ReadingARowAtTheSide: Story = {
  args: { open: true, footer: <Button>编辑</Button> },
  play: async () => {
    const sheet = await panel()
    await waitFor(() => expect(sheet).toBeVisible())
  },
}

export const FromTheStart: Story = {
  args: { open: true, side: 'start', size: 'sm', title: '菜单' },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '菜单' })
    await waitFor(() => expect(sheet).toBeVisible())
  },
}

export const WideForATable: Story = { args: { open: true, size: 'xl', footer: <Button>编辑</Button> } }

export const Keyboard: Story = {
  args: { trigger: <Button>查看</Button>, footer: <Button>编辑</Button> },
  play: playKeyboard(keyboard),
}
