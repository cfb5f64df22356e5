import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Breadcrumb } from '#design-system/breadcrumb/breadcrumb.tsx'
import { Button } from '#design-system/button/button.tsx'
import { ButtonGroup } from '#design-system/button-group/button-group.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  parameters: guided({
    purpose: 'The one h1 of a screen, and what concerns the screen as a whole.',
    anatomy: [
      ['Trail', 'A Breadcrumb above the title.'],
      ['Back', 'To the list one came from; only where there is one.'],
      ['Title, status', 'The name of the thing, and a Tag on how it stands.'],
      ['Description', 'One line: what belongs here, or the chief facts.'],
      ['Actions', 'At the end; under the title where there is no room.'],
      ['Tabs', 'Parts of the page, below.'],
    ],
    dos: ['One solid action at most, and it stands last.'],
    donts: ['Do not repeat the name of the area in the title.', 'Do not put filters here.'],
  }),
  args: { title: '楼栋管理', description: '各校区的教学、宿舍、实训与办公楼。' },
  argTypes: {
    actions: { control: false },
    trail: { control: false },
    tabs: { control: false },
    status: { control: false },
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

const actions = (
  <>
    <Button>打印</Button>
    <Button variant="solid">编辑</Button>
  </>
)

export const OfAList: Story = { args: { actions: <Button variant="solid">新增</Button> } }

export const OfOneThing: Story = {
  args: {
    title: '博学楼',
    description: '东湖校区 · 宿舍楼 · 9 层',
    status: <Tag tone="success">在用</Tag>,
    trail: (
      <Breadcrumb
        items={[{ title: '基础数据' }, { title: '楼栋管理', href: '#list' }, { title: '博学楼' }]}
      />
    ),
    onBack: fn(),
    actions,
    tabs: (
      <ButtonGroup label="内容">
        <Button>概况</Button>
        <Button>房间</Button>
        <Button>检查记录</Button>
      </ButtonGroup>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返回' }))
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: '博学楼' })).toBeVisible())
  },
}

export const AVeryLongTitle: Story = {
  args: {
    title: '二〇二六学年第一学期学生公寓安全隐患排查与卫生评比工作实施方案（第三次修订，各二级学院执行）',
    status: <Tag tone="warning">待审批</Tag>,
    onBack: fn(),
    actions,
  },
}
