import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import type { SortProp } from '#design-system/data-table/sorts.ts'
import { Empty } from '#design-system/empty/empty.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { type Building, buildings } from './samples.ts'

const columns: Column<Building>[] = [
  { key: 'code', title: '编号', cell: (row) => row.code, width: 90, sortable: true, fixed: 'start' },
  { key: 'name', title: '名称', cell: (row) => row.name, minWidth: 140, sortable: true },
  { key: 'campus', title: '校区', cell: (row) => row.campus },
  { key: 'kind', title: '类型', cell: (row) => <Tag>{row.kind}</Tag>, width: 100 },
  { key: 'floors', title: '层数', cell: (row) => row.floors, width: 80, align: 'end', sortable: true },
  { key: 'area', title: '建筑面积（㎡）', cell: (row) => row.area.toFixed(2), width: 140, align: 'end' },
  { key: 'builtOn', title: '建成日期', cell: (row) => row.builtOn, width: 120 },
  {
    key: 'inUse',
    title: '状态',
    cell: (row) => <Tag tone={row.inUse ? 'success' : 'warning'}>{row.inUse ? '在用' : '停用'}</Tag>,
    width: 90,
  },
  { key: 'keeper', title: '负责人', cell: (row) => row.keeper },
  { key: 'note', title: '备注', cell: (row) => row.note, minWidth: 160 },
]

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Building>,
  args: {
    label: '楼栋',
    columns,
    rows: buildings,
    rowKey: (row) => row.id,
    onSort: fn(),
    onSelectionChange: fn(),
    onRowActivate: fn(),
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    sort: { description: '{ key, direction: asc | desc } or null', control: 'object' },
    selection: { description: 'ReadonlySet of row keys', control: false },
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataTable<Building>>

export default meta
type Story = StoryObj<typeof meta>

export const ReadingAList: Story = {}

export const SortingAColumn: Story = {
  render: function Render(args) {
    const [sort, setSort] = useState<SortProp>(null)
    return <DataTable {...args} sort={sort} onSort={setSort} />
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: '名称' })
    await expect(heading).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(heading).getByRole('button'))
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(heading).getByRole('button'))
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(heading).getByRole('button'))
    await expect(heading).not.toHaveAttribute('aria-sort')
  },
}

export const ChoosingSomeRows: Story = {
  args: {
    rowActions: (row) => (
      <>
        <IconButton size="sm" label={`编辑${row.name}`} icon={<Pencil aria-hidden />} />
        <IconButton size="sm" label={`删除${row.name}`} icon={<Trash2 aria-hidden />} />
      </>
    ),
    actionsWidth: 100,
  },
  render: function Render(args) {
    const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['b1']))
    return <DataTable {...args} selection={selection} onSelectionChange={setSelection} />
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: '选择本页全部' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(buildings.length)
    await userEvent.click(canvas.getAllByRole('checkbox', { name: '选择此行' })[0] as HTMLElement)
    await expect(all).toBePartiallyChecked()
  },
}

export const ManyRows: Story = {
  args: {
    rows: Array.from({ length: 100_000 }, (_, at) => ({
      ...(buildings[at % buildings.length] as Building),
      id: `m${at}`,
      code: `A${at + 1}`,
    })),
  },
  play: async ({ canvas }) => expect(canvas.getByText('A1')).toBeVisible(),
}

export const WaitingForTheFirstRows: Story = { args: { rows: [], loading: true } }

export const WaitingForTheNextPage: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('加载中')).toBeInTheDocument()
    await expect(canvas.getByText('明德楼')).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据~')).toBeVisible(),
}

export const NothingYet: Story = {
  args: {
    rows: [],
    empty: (
      <Empty
        title="还没有楼栋"
        description="先登记校区，再登记校区里的楼栋。"
        action={<Button variant="solid">新增楼栋</Button>}
      />
    ),
  },
}

export const TheServerFailed: Story = {
  args: { rows: [], error: '服务器异常，列表没有取到', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const departments = [
  { id: 'd1', name: '信息工程学院', depth: 0, children: true, people: 1204 },
  { id: 'd2', name: '软件技术教研室', depth: 1, children: true, people: 36 },
  { id: 'd3', name: '前端方向', depth: 2, children: false, people: 9 },
  { id: 'd4', name: '网络技术教研室', depth: 1, children: false, people: 22 },
  { id: 'd5', name: '机电工程学院', depth: 0, children: true, people: 980 },
]

type Department = (typeof departments)[number]

export const DepartmentsUnderOneAnother: StoryObj = {
  render: function Render() {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['d1', 'd2']))
    const shown = departments.filter(
      (row) => row.depth === 0 || (open.has('d1') && (row.depth === 1 || open.has('d2'))),
    )
    return (
      <DataTable<Department>
        label="部门"
        rows={shown}
        rowKey={(row) => row.id}
        columns={[
          { key: 'name', title: '部门名称', cell: (row) => row.name, minWidth: 260 },
          { key: 'people', title: '人数', cell: (row) => row.people, width: 120, align: 'end' },
        ]}
        tree={{
          depth: (row) => row.depth,
          hasChildren: (row) => row.children,
          expanded: open,
          onToggle: ({ id }) =>
            setOpen(
              open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]),
            ),
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /信息工程学院/ })
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    within(row).getAllByRole('gridcell')[0]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText('前端方向')).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('前端方向')).toBeVisible()
  },
}
