import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const fields = (
  <Stack>
    <Field label="编号" required>
      <TextInput />
    </Field>
    <Field label="名称" required>
      <TextInput />
    </Field>
  </Stack>
)

const panel = () => screen.findByRole('dialog', { name: '新增楼栋' })
const inPanel = async (name: RegExp | string, role: 'button' | 'textbox' = 'button') =>
  within(await panel()).getByRole(role, { name })
const opener = () => screen.getByRole('button', { name: '新增', hidden: true })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const opened = async () => {
  if (!screen.queryByRole('dialog')) await userEvent.click(opener())
  const inside = await panel()
  await waitFor(() => expect(inside.contains(document.activeElement)).toBe(true))
}

const keyboard: KeyAct[] = [
  {
    keys: 'Enter Space',
    does: 'On the trigger: opens the dialog; the focus goes to its first input, not to the cross.',
    proof: async () => {
      opener().focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(async () => expect(await inPanel(/编号/, 'textbox')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await gone()
      opener().focus()
      await userEvent.keyboard(' ')
      await waitFor(async () => expect(await inPanel(/编号/, 'textbox')).toHaveFocus())
    },
  },
  {
    keys: 'Tab',
    does: 'Goes through what is inside; after the last comes the first again, never the page behind.',
    proof: async () => {
      await opened()
      ;(await inPanel('取消')).focus()
      await userEvent.tab()
      await expect(await inPanel('保存')).toHaveFocus()
      await userEvent.tab()
      await expect(await inPanel('关闭')).toHaveFocus()
    },
  },
  {
    keys: 'Shift+Tab',
    does: 'The same backwards; before the first comes the last.',
    proof: async () => {
      await opened()
      ;(await inPanel('关闭')).focus()
      await userEvent.tab({ shift: true })
      await expect(await inPanel('保存')).toHaveFocus()
    },
  },
  {
    keys: 'Escape',
    does: 'Closes; the focus returns to the trigger.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener()).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: { title: '新增楼栋', onClose: fn(), onOpenChange: fn(), children: fields },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl', 'full'] },
    footer: { control: false },
    trigger: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    ...guided({
      purpose:
        'A short task that must be finished or left before the page goes on. For a task beside the list take a Drawer, for a yes or no a ConfirmDialog, for something small about one thing a Popover.',
      anatomy: [
        ['Backdrop', 'Rests the page behind; a press on it closes, except where an answer is needed'],
        ['Head', 'Title, one sentence of description, the cross'],
        ['Body', 'The task; the only part that scrolls'],
        ['Foot', 'Leaving at the left of the main action'],
      ],
      dos: [
        'Name the task in the title with verb and noun: 新增楼栋.',
        'Put the focus where work begins: it goes to the first input by itself, `data-autofocus` overrides.',
        'Ask before throwing away what was typed: `onClose` may decline to close.',
      ],
      donts: [
        'Open one by itself, without a press of the person.',
        'Stack more than two; a third means that the task wants a page.',
        'Use lg or xl for three fields: on a phone they fill the window.',
      ],
      keyboard,
    }),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const foot = (close: () => void) => (
  <>
    <Button onClick={close}>取消</Button>
    <Button variant="solid" onClick={close}>
      保存
    </Button>
  </>
)

export const AddingARow: Story = {
  name: 'Adding a row (modal, 弹窗, 对话框)',
  args: { open: true, size: 'sm', footer: foot },
  play: async ({ args }) => {
    await panel()
    await waitFor(() => expect(screen.getByRole('textbox', { name: /编号/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument())
  },
}

export const OpenedByItsButton: Story = {
  args: { trigger: <Button variant="solid">新增</Button>, footer: foot },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新增' }))
    await opened()
    await userEvent.click(await inPanel('取消'))
    await gone()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
    await waitFor(() => expect(opener()).toHaveFocus())
  },
}

export const Keyboard: Story = {
  args: { trigger: <Button variant="solid">新增</Button>, footer: foot },
  play: playKeyboard(keyboard),
}

export const WithADescription: Story = {
  args: {
    open: true,
    size: 'md',
    title: '调整东湖校区二〇二六至二〇二七学年第一学期宿舍分配方案',
    description: '调整后，受影响的 318 名学生会收到通知。',
    footer: foot,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/318/)
  },
}

export const ALongTask: Story = {
  args: {
    open: true,
    size: 'lg',
    title: '楼栋使用须知',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, at) => (
          <p key={String(at)}>
            {at + 1}. 使用单位应当在每学期开学前核对房间、床位和设备，发现与登记不符的，三日内在系统中更正。
          </p>
        ))}
      </Stack>
    ),
    footer: foot,
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '楼栋使用须知' })
    await waitFor(() => expect(sheet).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toBeVisible())
  },
}

export const AllOfTheWindow: Story = {
  args: { open: true, size: 'full', title: '批量排房', footer: foot },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '批量排房' })
    await waitFor(() => expect(sheet).toBeVisible())
  },
}

export const OneOverAnother: Story = {
  args: {
    title: '新增楼栋',
    trigger: <Button variant="solid">新增</Button>,
    size: 'md',
    children: (
      <Stack>
        {fields}
        <Dialog
          trigger={<Button>选择负责人</Button>}
          title="选择负责人"
          size="sm"
          footer={(close) => <Button onClick={close}>完成</Button>}
        >
          <Field label="姓名">
            <TextInput />
          </Field>
        </Dialog>
      </Stack>
    ),
    footer: foot,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新增' }))
    // Not before the first keeps the focus: it would take it from the second, and that closes.
    await waitFor(async () => expect(await inPanel(/编号/, 'textbox')).toHaveFocus())
    await userEvent.click(await inPanel('选择负责人'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '选择负责人' })).toBeNull())
    const sheet = await panel()
    await waitFor(() => expect(sheet).toBeVisible())
    await waitFor(async () => expect(await inPanel('选择负责人')).toHaveFocus())
    await userEvent.click(await inPanel('选择负责人'))
    await screen.findByRole('dialog', { name: '选择负责人' })
  },
}
