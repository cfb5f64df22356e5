import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { guided } from '#stories/guide/guide.ts'
import { playKeyboard } from '#stories/guide/keyboard.ts'
import { keyboard } from './data-table-keyboard.ts'
import { type Building, buildings } from './samples.ts'
import { buildingColumns } from './samples-table.tsx'

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Building>,
  args: {
    label: '楼栋',
    columns: buildingColumns,
    rows: buildings,
    rowKey: (row) => row.id,
    onRowActivate: fn(),
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    selection: { description: 'ReadonlySet of row keys', control: false },
    view: { description: 'Plain JSON: order, hidden, widths, pins, sort, density', control: 'object' },
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
  parameters: guided({
    purpose:
      'Rows of one kind, to be compared, found, chosen and changed. For the facts of one thing take Descriptions; for a handful of links, List. It draws up to 200 rows whole and, beyond that, only those in sight: 100,000 cost no more than 30.',
    anatomy: [
      [
        'Head',
        'Names the columns and stays in sight; each heading sorts, filters, moves, grows and hides its column',
      ],
      ['Pinned columns', 'What says which row it is at the start, what one may do with it at the end'],
      ['Row', 'One line, cut off rather than wrapped; what is cut can be read by resting on it'],
      ['Detail', 'What unfolds under a row'],
      ['Summary', 'Totals in a last line that stays in sight'],
      ['Selection bar', 'How many rows are chosen over all pages, and what may be done with them'],
    ],
    dos: [
      'Put what names a row first and pin it',
      'Align numbers at the end and give every column its value, so that copying and sorting are right',
      'Let the server sort and filter what it pages; let the table do so only with rows that are all here',
      'Keep `view` with the reader: order, widths and pins are their work',
    ],
    donts: [
      'Do not put more than three actions in a row; the others go behind a menu',
      'Do not fill blank cells with dashes',
      'Do not show a spinner for the first rows: bars say where they will be',
      'Do not page what the reader must scan as a whole; many rows scroll smoothly',
    ],
    keyboard,
  }),
} satisfies Meta<typeof DataTable<Building>>

export default meta
type Story = StoryObj<typeof meta>

export const ReadingAList: Story = { name: 'Reading a list (grid, 表格)' }

export const Keyboard: Story = {
  args: { arrangeable: true, onRowActivate: fn() },
  render: function Render(args) {
    const [names, setNames] = useState<Readonly<Record<string, string>>>({})
    return (
      <DataTable
        {...args}
        defaultSelection={new Set()}
        detail={(row) => `${row.name}：${row.note || '无备注'}`}
        columns={buildingColumns.map((column) =>
          column.key === 'keeper'
            ? {
                ...column,
                cell: (row: Building) => names[row.id] ?? row.keeper,
                edit: {
                  value: (row: Building) => names[row.id] ?? row.keeper,
                  validate: async (text: string) => (text.trim() ? undefined : '请填写负责人'),
                  save: (text: string, row: Building) => setNames({ ...names, [row.id]: text }),
                },
              }
            : column,
        )}
      />
    )
  },
  play: playKeyboard(keyboard),
}

export const WaitingForTheFirstRows: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => expect(canvas.getByText('加载中')).toBeInTheDocument(),
}

export const WaitingForTheNextPage: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('加载中')).toBeInTheDocument())
    await waitFor(() => expect(canvas.getByText('明德楼')).toBeVisible())
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
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
  },
}

export const OnlyToBeRead: Story = {
  args: {
    onRowActivate: undefined,
    columns: buildingColumns.slice(0, 5).map(({ key, title, cell }) => ({ key, title, cell })),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '楼栋' })
    await waitFor(() => expect(table.querySelector('[tabindex]')).toBeNull())
  },
}

export const Roomier: Story = { args: { size: 'md' } }

export const Denser: Story = { args: { defaultView: { density: 'compact' } } }

export const AsCardsWhereItIsNarrow: Story = {
  args: { rows: buildings.slice(0, 3), defaultSelection: new Set(['b1']) },
  decorators: [
    (Story) => (
      <div style={{ width: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /博学楼/ })
    await waitFor(() => expect(row.querySelector('[data-first]')).toHaveTextContent('A02'))
    const cell = within(row).getByText('李秀英').closest('td') as Element
    const title = getComputedStyle(cell, '::before')
    await waitFor(() => expect(title.content).toContain('负责人'))
  },
}

/** Half a line would cut off the hour. */
export const AMomentOnACard: Story = {
  args: {
    rows: buildings.slice(0, 2),
    columns: [
      { key: 'code', title: '编号', cell: ({ code }) => code, essential: true },
      { key: 'kind', title: '类型', cell: () => '教学楼' },
      { key: 'checkedAt', title: '最近检查时间', cell: () => '2026-11-28 22:40:00', whole: true },
    ],
  },
  decorators: AsCardsWhereItIsNarrow.decorators ?? [],
  play: async ({ canvas }) => {
    for (const moment of canvas.getAllByText('2026-11-28 22:40:00')) {
      const cell = moment.closest('td') as HTMLElement
      await waitFor(() => expect(getComputedStyle(cell).gridColumnEnd).toBe('-1'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    }
  },
}
