import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Breadcrumb } from '#design-system/breadcrumb/breadcrumb.tsx'
import { Splitter } from '#design-system/splitter/splitter.tsx'
import { guided } from '#stories/guide/guide.ts'

const deep = [
  { title: '宿舍管理', href: '/dormitory' },
  { title: '东湖校区', href: '/dormitory/east' },
  { title: '博学楼', href: '/dormitory/east/a02' },
  { title: '三层', href: '/dormitory/east/a02/3' },
  { title: '305 室', href: '/dormitory/east/a02/305' },
  { title: '床位与入住记录' },
]

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: guided({
    purpose: 'Where the screen stands in the menus, and the way up.',
    anatomy: [
      ['Step', 'A link; an area without a page is plain words. With siblings it opens a menu of them.'],
      ['…', 'Steps in the middle, where there is no room. The first and the last always stay.'],
      ['Here', 'The screen itself, not a link.'],
    ],
    dos: ['Use the words of the menus.'],
    donts: [
      'Do not show one of a single step.',
      'Do not use it as the way back of a task; PageHeader has one.',
    ],
  }),
  args: { items: deep, onSelect: fn() },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const UpTheMenus: Story = {
  args: {
    items: [{ title: '基础数据' }, { title: '楼栋管理', href: '/base/building' }, { title: '博学楼' }],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: '楼栋管理' }))
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('/base/building'))
    await waitFor(() => expect(canvas.getByText('博学楼')).toHaveAttribute('aria-current', 'page'))
  },
}

/** Drag the line: steps fold from the second on. */
export const NoRoomForAll: Story = {
  render: (args) => <Splitter label="宽度" defaultValue={30} start={<Breadcrumb {...args} />} end={null} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '宿舍管理' })).toBeVisible())
    await waitFor(() => expect(canvas.getByText('床位与入住记录')).toBeVisible())
    await userEvent.click(await canvas.findByRole('button', { name: '中间的层级' }))
    const east = await screen.findByRole('menuitem', { name: '东湖校区' })
    await waitFor(() => expect(east).toBeVisible())
    await userEvent.click(east)
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('/dormitory/east'))
  },
}

export const BesideTheStep: Story = {
  args: {
    items: [
      { title: '宿舍管理', href: '/dormitory' },
      {
        title: '博学楼',
        siblings: [
          { title: '明德楼', href: '/a01' },
          { title: '博学楼', href: '/a02' },
          { title: '笃行楼', href: '/a03' },
        ],
      },
      { title: '房间' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '博学楼' }))
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('/a03'))
  },
}

export const AVeryLongTitle: Story = {
  args: {
    items: [
      { title: '学工管理', href: '/student' },
      {
        title:
          '关于开展二〇二六年秋季学期学生公寓安全隐患排查与卫生评比工作的通知及附件汇总表（第三次修订，各二级学院执行）',
      },
    ],
  },
}
