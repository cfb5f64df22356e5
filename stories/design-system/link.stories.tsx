import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '#design-system/link/link.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: guided({
    purpose:
      'Leads to another place. A real link: it can be opened in a new tab and copied. What does something here is a Button.',
    anatomy: [
      ['Words', 'Name the place, not the click: 编号说明 rather than 点击这里.'],
      [
        'Underline',
        'Always within running text, since colour alone does not tell a link there; elsewhere on hover.',
      ],
      ['Arrow', 'Only with external: it leads out of the product, in a window of its own.'],
    ],
    dos: ['Set inText in a sentence.', 'Set quiet where a whole list is links, as in a breadcrumb.'],
    donts: [
      'Do not open pages of the product in new windows; tabs are there for that.',
      'Do not link a whole sentence.',
    ],
  }),
  args: { href: '#rules', children: '编号说明' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const OnItsOwn: Story = {}

export const InASentence: Story = {
  args: { inText: true },
  render: (args) => (
    <p>
      楼栋按校区登记，房间的编号规则见
      <Link {...args} />。
    </p>
  ),
}

export const QuietInAList: Story = {
  args: { quiet: true },
  render: (args) => (
    <Stack gap="sm">
      {['东湖校区', '南山校区', '人民路校区（继续教育学院与附属中等职业学校共用）'].map((name) => (
        <Link key={name} {...args}>
          {name}
        </Link>
      ))}
    </Stack>
  ),
}

export const OutOfTheProduct: Story = {
  args: { external: true, href: 'https://www.moe.gov.cn/', children: '教育部网站' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '教育部网站' })
    await waitFor(() => expect(link).toHaveAttribute('target', '_blank'))
    await waitFor(() => expect(link).toHaveAttribute('rel', 'noopener noreferrer'))
  },
}
