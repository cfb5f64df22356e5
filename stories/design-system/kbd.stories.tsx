import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from '#design-system/kbd/kbd.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Actions/Kbd',
  component: Kbd,
  parameters: guided({
    purpose: 'Keys to press, drawn as keys: at the end of a menu’s entry, in a hint, in a tooltip.',
    anatomy: [['Key', 'One frame for each, in the order they are pressed.']],
    dos: ['Give the control itself aria-keyshortcuts; the picture is for the eye only.'],
    donts: ['Do not explain a single common key, such as Enter in a form.'],
  }),
  args: { keys: 'Ctrl+K' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Together: Story = {}

export const InASentence: Story = {
  render: (args) => (
    <Stack direction="row" align="center">
      <Kbd {...args} />
      <span>搜索菜单与操作</span>
      <Kbd keys="Esc" />
      <span>关闭</span>
    </Stack>
  ),
}
