import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SkipLink } from '#design-system/skip-link/skip-link.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: guided({
    purpose:
      'The first stop of the keyboard on a page: past the menus to the content. AppShell has it built in.',
    anatomy: [['Link', 'Not seen until it has the focus; then above everything, at the start.']],
    dos: ['Lead to an element with tabIndex -1, so that it takes the focus.'],
    donts: ['Do not put anything focusable before it.'],
  }),
  args: { to: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <TextInput aria-label="菜单搜索" />
      <main id="content" tabIndex={-1}>
        主要内容
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const PastTheMenus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: '跳到主要内容' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
