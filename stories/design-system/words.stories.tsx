import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Badge } from '#design-system/badge/badge.tsx'
import { Breadcrumb } from '#design-system/breadcrumb/breadcrumb.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Link } from '#design-system/link/link.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'

const meta = {
  title: 'Data/Words',
  component: Tag,
  args: { children: '在用' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] },
  },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const StatesInAWord: Story = {
  render: () => (
    <Stack direction="row" wrap>
      <Tag>草稿</Tag>
      <Tag tone="accent">审批中</Tag>
      <Tag tone="success">在用</Tag>
      <Tag tone="warning">维修</Tag>
      <Tag tone="danger">停用</Tag>
      <Tag tone="info">待分配</Tag>
    </Stack>
  ),
}

export const PeopleAndNumbers: StoryObj = {
  render: () => (
    <Stack direction="row" align="center">
      <Avatar name="王建国" size="lg" />
      <Avatar name="王建国" />
      <Avatar name="Ada Lovelace" />
      <Avatar name="陈静" size="sm" src="data:image/png;base64,broken" />
      <span>待办</span>
      <Badge count={8} label="待办" />
      <Badge count={180} label="待办" />
      <Badge count={0} label="待办" />
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '待办 180' })).toHaveTextContent('99+'),
}

export const OneRowToRead: StoryObj = {
  render: () => (
    <Card title="楼栋详情" extra={<Button size="sm">编辑</Button>}>
      <Descriptions
        items={[
          { label: '编号', value: 'A02' },
          { label: '名称', value: '博学楼' },
          { label: '类型', value: <Tag>宿舍楼</Tag> },
          { label: '建成日期', value: '2000-09-01' },
          { label: '负责人', value: null },
          { label: '备注', value: '三层东侧正在加固，九月底前走西门；电梯照常使用。', whole: true },
        ]}
      />
    </Card>
  ),
}

const onSelect = fn()

export const AtTheTopOfAPage: StoryObj = {
  render: () => (
    <Stack>
      <Breadcrumb
        items={[{ title: '基础数据' }, { title: '楼栋管理', href: '/base/building' }, { title: '博学楼' }]}
        onSelect={onSelect}
      />
      <PageHeader
        title="博学楼"
        description="东湖校区 · 宿舍楼 · 9 层"
        actions={
          <>
            <Button>打印</Button>
            <Button variant="solid">编辑</Button>
          </>
        }
      />
      <p>
        楼栋按校区登记，房间的编号规则见
        <Link inText href="#rules">
          编号说明
        </Link>
        。
      </p>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '楼栋管理' }))
    await expect(onSelect).toHaveBeenCalledWith('/base/building')
    await expect(canvas.getByText('博学楼', { selector: '[aria-current=page]' })).toBeVisible()
  },
}

export const CardsThatFold: StoryObj = {
  render: () => (
    <Grid least="md">
      {['待办', '消息', '日程', '常用'].map((title) => (
        <Card key={title} title={title} extra={<Link href="#all">全部</Link>}>
          今天没有新的{title}。
        </Card>
      ))}
    </Grid>
  ),
}
