import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import type { RowSource } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type Building, buildings, kindOptions } from './samples.ts'
import { buildingColumns, manyBuildings } from './samples-table.tsx'

const meta = {
  title: 'Data/DataTable rows',
  component: DataTable<Building>,
  args: { label: '楼栋', columns: buildingColumns, rows: buildings, rowKey: (row) => row.id },
  argTypes: { columns: { control: false }, rows: { control: false } },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
  parameters: guided({
    purpose:
      'What may be done with the rows of a table: choose them over several pages, unfold what is under them, change them in place, sum them up, and scroll through a hundred thousand of them.',
    anatomy: [
      ['Checkbox column', 'Chooses rows; the one in the head chooses those of this page'],
      ['Unfolding column', 'Shows and hides what `detail` gives for a row'],
      ['Editable cell', 'Framed under the pointer; becomes an input, with what is wrong beneath'],
      [
        'Summary',
        'What the owner computed, for this page or for all that match; its title stands in the first column, wherever the reader has put it',
      ],
      ['Selection bar', 'Count, choose all that match, clear, and the bulk actions'],
    ],
    dos: [
      'Keep the selection while pages turn, and say its count',
      'Let a save reject with a message that says what to do',
      'Give a RowSource where the rows are fetched as one scrolls',
    ],
    donts: [
      'Do not let a choice of all that match mean only those on this page',
      'Do not make cells editable that need more than one value to be right: take a form',
    ],
  }),
} satisfies Meta<typeof DataTable<Building>>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosingSomeRows: Story = {
  args: {
    rowActions: (row) => (
      <>
        <IconButton size="sm" label={`编辑${row.name}`} icon={<Pencil aria-hidden />} />
        <IconButton size="sm" label={`删除${row.name}`} icon={<Trash2 aria-hidden />} />
      </>
    ),
    actionsWidth: 100,
    defaultSelection: new Set(['b1']),
    bulkActions: <Button size="sm">批量删除</Button>,
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: '选择本页全部' })
    await waitFor(() => expect(all).toBePartiallyChecked())
    await userEvent.click(all)
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(buildings.length))
    await userEvent.click(canvas.getAllByRole('checkbox', { name: '选择此行' })[0] as HTMLElement)
    await waitFor(() => expect(all).toBePartiallyChecked())
    await waitFor(() => expect(canvas.getByText('已选 9 条')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '清除选择' }))
    await waitFor(() => expect(all).not.toBeChecked())
  },
}

export const ChoosingARange: Story = {
  args: { defaultSelection: new Set() },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    const box = (at: number) => canvas.getAllByRole('checkbox', { name: '选择此行' })[at] as HTMLElement
    await user.click(box(1))
    await user.keyboard('{Shift>}')
    await user.click(box(4))
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4))
  },
}

export const ChoosingAllThatMatch: Story = {
  args: { total: 126, selectAllMatching: fn() },
  render: function Render(args) {
    const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['of-another-page']))
    return <DataTable {...args} selection={selection} onSelectionChange={setSelection} />
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('已选 1 条')).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }))
    await waitFor(() => expect(canvas.getByText('已选 11 条')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 126 条' }))
    await waitFor(() => expect(args.selectAllMatching).toHaveBeenCalledOnce())
  },
}

export const UnfoldingARow: Story = {
  args: {
    detail: (row) => `${row.name}：${row.note || '无备注'}`,
    defaultExpanded: new Set(['b1']),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^博学楼：三层东侧/)).toBeVisible())
    await userEvent.click(canvas.getAllByRole('button', { name: '展开' })[0] as HTMLElement)
    await waitFor(() => expect(canvas.getByText('明德楼：无备注')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '收起' })).toHaveLength(2))
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
    await waitFor(() => expect(canvas.getByRole('treegrid', { name: '部门' })).toBeVisible())
    const row = canvas.getByRole('row', { name: /信息工程学院/ })
    await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'true'))
    const name = (text: string) => canvas.getByText(text).closest('[role=gridcell]') as HTMLElement
    name('前端方向').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(name('软件技术教研室')).toHaveFocus())
    name('信息工程学院').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(canvas.queryByText('前端方向')).toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByText('前端方向')).toBeVisible())
  },
}

export const ASummaryThatStays: Story = {
  args: {
    summaryTitle: '合计',
    summary: {
      floors: buildings.reduce((sum, row) => sum + row.floors, 0),
      area: buildings.reduce((sum, row) => sum + row.area, 0).toFixed(2),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: /合计/ })).toHaveTextContent('合计7689931.25'))
  },
}

/** The reader has put another column first, and pinned it: the title of the line is there. */
export const ASummaryOfTheReadersOrder: Story = {
  args: {
    ...ASummaryThatStays.args,
    defaultSelection: new Set(),
    defaultView: { pins: { code: 'none', keeper: 'start' }, hidden: ['floors'] },
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('row', { name: /合计/ })
    const cells = within(line).getAllByRole('gridcell')
    await waitFor(() => expect(cells[1]).toHaveTextContent('合计'))
    await waitFor(() => expect(line).toHaveTextContent(/^合计89931.25$/))
  },
}

export const ASummaryAboveCards: Story = {
  args: ASummaryThatStays.args,
  decorators: [
    (Story) => (
      <div style={{ width: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('row', { name: /合计/ })
    const [card] = canvas.getAllByRole('row').slice(1)
    const [above, below] = [line, card as HTMLElement].map((each) => each.getBoundingClientRect())
    await expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0)
  },
}

export const EditingInPlace: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows as readonly Building[])
    const change = (id: string, part: Partial<Building>) =>
      setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
    return (
      <DataTable
        {...args}
        rows={rows}
        columns={buildingColumns.map((column) => {
          if (column.key === 'floors')
            return {
              ...column,
              edit: {
                numeric: true,
                value: (row: Building) => String(row.floors),
                validate: async (text: string) =>
                  /^[1-9]\d?$/.test(text) ? undefined : '层数应为 1 到 99 的整数',
                save: (text: string, row: Building) => change(row.id, { floors: Number(text) }),
              },
            }
          if (column.key === 'kind')
            return {
              ...column,
              edit: {
                options: kindOptions,
                value: (row: Building) => row.kind,
                save: (code: string, row: Building) => change(row.id, { kind: code as Building['kind'] }),
              },
            }
          if (column.key !== 'keeper') return column
          return {
            ...column,
            edit: {
              value: (row: Building) => row.keeper,
              save: async (text: string, row: Building) => {
                await new Promise((resolve) => setTimeout(resolve, 60))
                if (text === '查无此人') throw new Error('没有这位教职工，请从名册中选择')
                change(row.id, { keeper: text })
              },
            },
          }
        })}
      />
    )
  },
  play: async ({ canvas }) => {
    const cell = (row: RegExp, at: number) =>
      within(canvas.getByRole('row', { name: row })).getAllByRole('gridcell')[at] as HTMLElement
    await userEvent.dblClick(cell(/明德楼/, 4))
    const floors = canvas.getByRole('textbox', { name: '层数' })
    await userEvent.clear(floors)
    await userEvent.type(floors, '0{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('层数应为 1 到 99 的整数'))
    await userEvent.clear(floors)
    await userEvent.type(floors, '7{Tab}')
    await waitFor(() => expect(cell(/明德楼/, 4)).toHaveTextContent('7'))

    const keeper = canvas.getByRole('textbox', { name: '负责人' })
    await waitFor(() => expect(keeper).toHaveFocus())
    await userEvent.clear(keeper)
    await userEvent.type(keeper, '查无此人{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('没有这位教职工'))
    await userEvent.clear(keeper)
    await userEvent.type(keeper, '赵敏{Enter}')
    await waitFor(() => expect(cell(/明德楼/, 8)).toHaveTextContent('赵敏'))

    cell(/博学楼/, 3).focus()
    await userEvent.keyboard('{F2}')
    await userEvent.click(await screen.findByRole('option', { name: '办公楼' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '类型' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cell(/博学楼/, 3)).toHaveTextContent('办公楼'))
  },
}

const aHundredThousand = manyBuildings(100_000)

export const AHundredThousandRows: Story = {
  args: { rows: aHundredThousand, arrangeable: true, defaultSelection: new Set() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: '80vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '100001'))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(80))
    const cell = canvas.getByText('A000001').closest('[role=gridcell]') as HTMLElement
    cell.focus()
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await waitFor(() => expect(canvas.getByText('A100000')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('A100000').closest('[role=gridcell]')).toHaveFocus())
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(canvas.getByText('A000001')).toBeVisible())
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: '层数' })).getByRole('button', { name: '层数' }),
    )
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: '层数' })).toHaveAttribute('aria-sort', 'ascending'),
    )
  },
}

const source: RowSource<Building> = {
  count: 500_000,
  rowAt: (index) => {
    const row = buildings[index % buildings.length] as Building
    return index % 7 === 3 ? undefined : { ...row, id: `s${index}`, code: `S${index + 1}` }
  },
  onSight: fn(),
}

export const RowsThatComeAsOneScrolls: Story = {
  args: { rows: source },
  decorators: AHundredThousandRows.decorators,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('S1')).toBeVisible())
    await waitFor(() => expect(source.onSight).toHaveBeenCalled())
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '500001'))
  },
}
