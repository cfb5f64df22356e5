import type { Meta, StoryObj } from '@storybook/react-vite'
import { AlignCenter, AlignLeft, AlignRight, FileSpreadsheet, Printer, Save } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { ButtonGroup } from '#design-system/button-group/button-group.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { SplitButton } from '#design-system/split-button/split-button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const onClick = fn()
const onSelect = fn()
const saving = (
  <SplitButton
    label="保存方式"
    variant="solid"
    icon={<Save aria-hidden />}
    onClick={onClick}
    items={[
      { value: 'again', label: '保存并新增' },
      { value: 'draft', label: '存为草稿' },
    ]}
    onSelect={onSelect}
  >
    保存
  </SplitButton>
)

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Each button is a tab stop, the arrow too.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '保存' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '保存方式，更多' })).toHaveFocus())
    },
  },
  {
    keys: '↓',
    does: 'On the arrow: opens the menu, its first entry chosen.',
    proof: async () => {
      await userEvent.keyboard('{ArrowDown}')
      const first = await screen.findByRole('menuitem', { name: '保存并新增' })
      await waitFor(() => expect(first).toHaveAttribute('data-highlighted'))
    },
  },
  {
    keys: 'Enter',
    does: 'Does what is chosen.',
    proof: async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(onSelect).toHaveBeenCalledWith('again'))
    },
  },
]

const meta = {
  title: 'Actions/ButtonGroup',
  component: ButtonGroup,
  parameters: guided({
    purpose:
      'Actions on the same thing, side by side. A SplitButton is the usual action with its variants behind an arrow. For one of several values take Segmented.',
    anatomy: [
      ['Group', 'Named for screen readers by its label.'],
      ['Buttons', 'One variant, one size; a single edge between two.'],
      ['Arrow', 'Of a split button: a button of its own that opens the menu.'],
    ],
    dos: [
      'Two to four buttons.',
      'Set filled with solid buttons: a line in the colour of the letters parts them.',
    ],
    donts: ['Do not mix variants in a group.', 'Do not hide the only way to something behind the arrow.'],
    keyboard,
  }),
  args: { label: '对齐', children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ButtonGroup>

export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {
  args: {
    children: (
      <>
        <Button icon={<Printer aria-hidden />}>打印</Button>
        <Button icon={<FileSpreadsheet aria-hidden />}>导出</Button>
        <Button disabled>作废</Button>
      </>
    ),
  },
}

export const IconsThatStayPressed: Story = {
  args: {
    children: (
      <>
        <IconButton variant="outline" label="左对齐" icon={<AlignLeft aria-hidden />} />
        <IconButton variant="outline" label="居中" icon={<AlignCenter aria-hidden />} />
        <IconButton variant="outline" label="右对齐" icon={<AlignRight aria-hidden />} />
      </>
    ),
  },
}

export const TheUsualActionAndItsVariants: Story = {
  render: () => (
    <Stack>
      {(['solid', 'outline', 'danger'] as const).map((variant) => (
        <Stack key={variant} direction="row">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <SplitButton
              key={size}
              label="导出方式"
              variant={variant}
              size={size}
              onClick={onClick}
              items={[
                { value: 'chosen', label: '只导出选中的' },
                { value: 'all', label: '导出全部' },
              ]}
              onSelect={onSelect}
            >
              导出
            </SplitButton>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

export const WaitingForTheServer: Story = {
  render: () => (
    <SplitButton label="保存方式" variant="solid" loading onClick={onClick} items={[]} onSelect={onSelect}>
      保存
    </SplitButton>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '保存方式，更多' })).toBeDisabled(),
}

export const Keyboard: Story = { render: () => saving, play: playKeyboard(keyboard) }
