import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Printer, RotateCw, Rows3, Trash2, Upload } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Splitter } from '#design-system/splitter/splitter.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const has = async (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Comes to the toolbar, to the control that had the focus last; once more leaves it.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await has(canvas.getByRole('button', { name: '新增' }))
      await userEvent.tab()
      await has(canvas.getByRole('textbox', { name: '名称' }))
      await userEvent.tab({ shift: true })
    },
  },
  {
    keys: '→ ←',
    does: 'To the next and the previous control, round the ends; past what is disabled.',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '新增' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await has(canvas.getByRole('button', { name: '导入' }))
      await userEvent.keyboard('{ArrowRight}')
      await has(canvas.getByRole('button', { name: '刷新' }))
      await userEvent.keyboard('{ArrowRight}')
      await has(canvas.getByRole('button', { name: '新增' }))
      await userEvent.keyboard('{ArrowLeft}')
      await has(canvas.getByRole('button', { name: '刷新' }))
    },
  },
  {
    keys: 'Home',
    does: 'To the first control.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{Home}')
      await has(canvas.getByRole('button', { name: '新增' }))
    },
  },
  {
    keys: 'End',
    does: 'To the last one.',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{End}')
      await has(canvas.getByRole('button', { name: '刷新' }))
    },
  },
]

const onSelect = fn()
const items = [
  { value: 'add', label: '新增', icon: <Plus aria-hidden />, variant: 'solid' },
  { value: 'import', label: '批量导入', icon: <Upload aria-hidden /> },
  { value: 'export', label: '导出', icon: <Download aria-hidden /> },
  {
    value: 'print',
    label: '打印',
    icon: <Printer aria-hidden />,
    disabled: true,
    reason: '先选中要打印的行',
  },
  { value: 'remove', label: '批量删除', icon: <Trash2 aria-hidden />, variant: 'danger' },
] as const

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  parameters: guided({
    purpose:
      'The actions of a view in one line. One tab stop for all of them, so that the keyboard is soon past it.',
    anatomy: [
      ['Start', 'Actions on the data, the main one first.'],
      ['更多', 'Holds what has no room, in the same order. Only with items.'],
      ['End', 'Tools of the view itself: refresh, density, columns, full screen.'],
    ],
    dos: [
      'Give items, not children, where there are more than three actions.',
      'Put the most used first: the last go away first.',
    ],
    donts: [
      'Do not put a toolbar round a single button.',
      'Do not put filters in it; they have the FilterBar.',
    ],
    keyboard,
  }),
  args: { label: '楼栋的操作', onSelect },
  argTypes: { children: { control: false }, end: { control: false }, items: { control: false } },
} satisfies Meta<typeof Toolbar>

export default meta
type Story = StoryObj<typeof meta>

const end = (
  <>
    <IconButton label="刷新" icon={<RotateCw aria-hidden />} />
    <IconButton label="密度" icon={<Rows3 aria-hidden />} />
  </>
)

export const AboveAList: Story = { args: { items, end } }

export const AnyButtons: Story = {
  args: {
    end,
    children: (
      <>
        <Button variant="solid" icon={<Plus aria-hidden />}>
          新增
        </Button>
        <Button>导入</Button>
      </>
    ),
  },
}

/** Drag the line in the middle: what has no room goes behind 更多, and comes back. */
export const NoRoomForAll: Story = {
  render: (args) => (
    <Splitter
      label="宽度"
      start={<Toolbar {...args} items={items} end={end} />}
      defaultValue={46}
      end={null}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更多' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '批量删除' }))
    await waitFor(() => expect(onSelect).toHaveBeenCalledWith('remove'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const Keyboard: Story = {
  render: () => (
    <>
      <Toolbar label="楼栋的操作" end={<IconButton label="刷新" icon={<RotateCw aria-hidden />} />}>
        <Button variant="solid">新增</Button>
        <Button disabled>打印</Button>
        <Button>导入</Button>
      </Toolbar>
      <TextInput aria-label="名称" />
    </>
  ),
  play: playKeyboard(keyboard),
}
