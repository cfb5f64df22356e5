import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Link } from '#design-system/link/link.tsx'
import { Popover, type PopoverProps } from '#design-system/popover/popover.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const rename: PopoverProps['children'] = (close) => (
  <Stack>
    <Field label="名称">
      <TextInput defaultValue="博学楼" />
    </Field>
    <Stack direction="row" justify="end">
      <Button variant="solid" size="sm" onClick={close}>
        保存
      </Button>
    </Stack>
  </Stack>
)

const opener = () => screen.getByRole('button', { name: '改名' })
const panel = () => screen.findByRole('dialog', { name: '改名' })
const input = () => screen.getByRole('textbox', { name: '名称' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const opened = async () => {
  if (!screen.queryByRole('dialog')) {
    await userEvent.click(opener())
    await waitFor(() => expect(input()).toHaveFocus())
  }
  return within(await panel())
}

const keyboard: KeyAct[] = [
  {
    keys: 'Enter Space',
    does: 'On the button: opens and closes the panel; the focus goes to the first thing inside.',
    proof: async () => {
      opener().focus()
      await userEvent.keyboard('{Enter}')
      await panel()
      await waitFor(() => expect(input()).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener()).toHaveFocus())
      await userEvent.keyboard(' ')
      await waitFor(() => expect(input()).toHaveFocus())
    },
  },
  {
    keys: 'Tab',
    does: 'Goes through the panel and on into the page, as if the panel stood right after its button.',
    proof: async ({ canvas }) => {
      const inside = await opened()
      inside.getByRole('button', { name: '保存' }).focus()
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '下一个' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await gone()
    },
  },
  {
    keys: 'Shift+Tab',
    does: 'From the first thing inside back to the button.',
    proof: async () => {
      const inside = await opened()
      inside.getByRole('button', { name: '关闭' }).focus()
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(opener()).toHaveFocus())
    },
  },
  {
    keys: 'Escape',
    does: 'Closes; the focus returns to the button.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener()).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: {
    trigger: <Button>改名</Button>,
    title: '改名',
    onOpenChange: fn(),
    children: rename,
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    trigger: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    ...guided({
      purpose:
        'More about one thing, or a form of one or two fields, beside its button. A word is a Tooltip, actions are a Menu, a task is a Dialog.',
      anatomy: [
        ['Button', 'Says what opens; gets the focus back'],
        ['Head', 'Title and cross, for anything with inputs'],
        ['Body', 'Up to a dozen lines; it scrolls where the window is low'],
      ],
      dos: ['Close it when its small task is done.', 'Give a title to a form, a label to a plain note.'],
      donts: ['Open it on hover.', 'Put a table or a second popover into it.'],
      keyboard,
    }),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const ASmallForm: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改名' }))
    const sheet = await panel()
    await waitFor(() => expect(sheet).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await gone()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
  },
}

export const MoreAboutOneThing: Story = {
  args: {
    defaultOpen: true,
    title: undefined,
    label: '计算方法',
    trigger: <Button variant="ghost">入住率怎么算？</Button>,
    children: () => (
      <>
        入住率＝已入住床位 ÷ 可用床位。维修中的床位不计入可用床位，
        <Link inText href="#rules">
          详见口径说明
        </Link>
        。
      </>
    ),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '计算方法' })
    await waitFor(() => expect(sheet).toBeVisible())
  },
}

export const Keyboard: Story = {
  render: (args) => (
    <Stack direction="row">
      <Popover {...args} />
      <Button>下一个</Button>
    </Stack>
  ),
  play: playKeyboard(keyboard),
}
