import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { ColumnSettings } from '#design-system/column-settings/column-settings.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import type { TableView } from '#design-system/data-table/view.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type Building, buildings } from './samples.ts'
import { buildingColumns } from './samples-table.tsx'

const meta = {
  title: 'Data/DataTable columns',
  component: DataTable<Building>,
  args: {
    label: '楼栋',
    columns: buildingColumns,
    rows: buildings,
    rowKey: (row) => row.id,
    arrangeable: true,
  },
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
      'How a reader lays a table out for their own work: order, width, what is pinned, hidden, sorted and filtered. All but the filters is one plain `view`, to be kept wherever the product keeps what belongs to a person.',
    anatomy: [
      ['Heading', 'Press to sort; Shift and press to sort by one more; drag to move'],
      ['Filter', 'A funnel where the column declares a filter; coloured while it filters'],
      ['Column menu', 'Sort, filter, pin, move and hide, for those who do not drag'],
      ['Edge', 'Pull to resize, 100 px at least; double click for the declared width'],
      ['ColumnSettings', 'All columns in one list, the hidden ones among them, and the row height'],
    ],
    dos: [
      'Give ColumnSettings and the table the same columns and the same view',
      'Mark the column that names the row as essential, so that it cannot be hidden',
      'Offer the funnel only where few values or a range make sense',
    ],
    donts: [
      'Do not make a table arrangeable that has four columns',
      'Do not hide columns by default that a newcomer needs',
    ],
  }),
} satisfies Meta<typeof DataTable<Building>>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const heading = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name })
const titles = (canvas: Canvas) =>
  canvas
    .getAllByRole('columnheader')
    .map((cell: HTMLElement) => cell.getAttribute('aria-label') ?? cell.textContent)
const firstOf = (canvas: Canvas, name: string) => {
  const at = canvas.getAllByRole('columnheader').indexOf(heading(canvas, name))
  const row = canvas.getAllByRole('row')[1] as HTMLElement
  return within(row).getAllByRole('gridcell')[at]?.textContent
}
const openMenu = async (canvas: Canvas, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `${name}的列操作` }))
  const menu = await screen.findByRole('menu', { name: `${name}的列操作` })
  await waitFor(() => expect(menu).toHaveFocus())
  return menu
}
const pick = async (canvas: Canvas, column: string, act: string) => {
  const menu = await openMenu(canvas, column)
  const item = within(menu).getByRole('menuitem', { name: act })
  for (let steps = 0; steps < 12 && !item.hasAttribute('data-highlighted'); steps++)
    await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

export const SortingByOneColumn: Story = {
  play: async ({ canvas }) => {
    const name = heading(canvas, '名称')
    const button = within(name).getByRole('button', { name: '名称' })
    await waitFor(() => expect(name).not.toHaveAttribute('aria-sort'))
    await userEvent.click(button)
    await waitFor(() => expect(name).toHaveAttribute('aria-sort', 'ascending'))
    await waitFor(() => expect(firstOf(canvas, '名称')).toBe('博学楼'))
    await userEvent.click(button)
    await waitFor(() => expect(name).toHaveAttribute('aria-sort', 'descending'))
    await userEvent.click(button)
    await waitFor(() => expect(name).not.toHaveAttribute('aria-sort'))
  },
}

export const SortingBySeveral: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await user.click(within(heading(canvas, '校区')).getByRole('button', { name: '校区' }))
    await user.keyboard('{Shift>}')
    await user.click(within(heading(canvas, '层数')).getByRole('button', { name: '层数' }))
    await user.click(within(heading(canvas, '层数')).getByRole('button', { name: '层数' }))
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(heading(canvas, '校区')).toHaveTextContent('1'))
    await waitFor(() => expect(heading(canvas, '层数')).toHaveTextContent('2'))
    await waitFor(() => expect(heading(canvas, '层数')).toHaveAttribute('aria-sort', 'descending'))
    await waitFor(() => expect(firstOf(canvas, '层数')).toBe('11'))
  },
}

export const FilteringByWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选名称' }))
    await userEvent.type(await screen.findByRole('textbox', { name: '名称' }), '明德{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await waitFor(() => expect(canvas.getByRole('button', { name: '筛选名称' })).toHaveAttribute('data-on'))
  },
}

export const FilteringByChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选类型' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '宿舍楼' }))
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
    await userEvent.click(canvas.getByRole('button', { name: '筛选类型' }))
    await userEvent.click(await screen.findByRole('button', { name: '清除' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(buildings.length + 1))
  },
}

export const FilteringByRange: Story = {
  args: {
    defaultFilters: { floors: { from: 9, to: null }, builtOn: { from: '2000-01-01', to: '2014-12-31' } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(buildings.length))
    await userEvent.click(canvas.getByRole('button', { name: '筛选层数' }))
    await expect(await screen.findByRole('spinbutton', { name: '层数起' })).toHaveValue('9')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('spinbutton')).toBeNull())
  },
}

export const NothingPassesTheFilter: Story = {
  args: { defaultFilters: { name: '没有这样的楼' } },
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据~')).toBeVisible(),
}

export const ByTheMenuOfAColumn: Story = {
  play: async ({ canvas }) => {
    await pick(canvas, '负责人', '固定在左侧')
    await waitFor(() => expect(titles(canvas).slice(0, 3)).toEqual(['编号', '负责人', '名称']))
    await pick(canvas, '负责人', '取消固定')
    await pick(canvas, '校区', '前移一列')
    await waitFor(() => expect(titles(canvas).slice(0, 3)).toEqual(['编号', '校区', '名称']))
    await pick(canvas, '备注', '隐藏此列')
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '备注' })).toBeNull())
    await pick(canvas, '层数', '降序')
    await waitFor(() => expect(heading(canvas, '层数')).toHaveAttribute('aria-sort', 'descending'))
    const menu = await openMenu(canvas, '编号')
    await expect(within(menu).getByRole('menuitem', { name: '隐藏此列' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(heading(canvas, '编号')).toHaveFocus())
  },
}

const pull = async (from: Element, by: number, done = true) => {
  const { left, top } = from.getBoundingClientRect()
  const at = { pointerId: 1, button: 0, clientX: left + 2, clientY: top + 4, pointerType: 'mouse' }
  fireEvent.pointerDown(from, at)
  fireEvent.pointerMove(from, { ...at, clientX: at.clientX + by / 2 })
  fireEvent.pointerMove(from, { ...at, clientX: at.clientX + by })
  if (done) fireEvent.pointerUp(from, { ...at, clientX: at.clientX + by })
}

export const ResizingAColumn: Story = {
  play: async ({ canvas }) => {
    const cell = heading(canvas, '类型')
    const handle = cell.querySelector('[data-resize]') as HTMLElement
    handle.setPointerCapture = () => undefined
    await pull(handle, 60)
    await waitFor(() => expect(cell.offsetWidth).toBe(170))
    await pull(handle, -400)
    await waitFor(() => expect(cell.offsetWidth).toBe(100))
    await userEvent.dblClick(handle)
    await waitFor(() => expect(cell.offsetWidth).toBe(110))
  },
}

export const DraggingAColumn: Story = {
  play: async ({ canvas }) => {
    const from = heading(canvas, '校区')
    const onto = heading(canvas, '层数').getBoundingClientRect()
    await pull(from, onto.left + 20 - from.getBoundingClientRect().left, false)
    await waitFor(() => expect(heading(canvas, '层数')).toHaveAttribute('data-drop', 'after'))
    fireEvent.pointerUp(window, { pointerId: 1 })
    await waitFor(() => expect(titles(canvas).slice(0, 5)).toEqual(['编号', '名称', '类型', '层数', '校区']))
    await waitFor(() => expect(heading(canvas, '校区')).not.toHaveAttribute('aria-sort'))
  },
}

export const GroupsOfColumns: Story = {
  args: {
    columns: buildingColumns.map((column) => ({
      ...column,
      group: ['campus', 'kind'].includes(column.key)
        ? '归属'
        : ['floors', 'area', 'builtOn'].includes(column.key)
          ? '建筑参数'
          : undefined,
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: '建筑参数' })).toHaveAttribute('aria-colspan', '3'),
    )
    await waitFor(() =>
      expect(heading(canvas, '名称').closest('[role=row]')).toHaveAttribute('aria-rowindex', '2'),
    )
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /明德楼/ })).toHaveAttribute('aria-rowindex', '3'),
    )
  },
}

export const ColumnSettingsBesideTheTable: Story = {
  render: function Render(args) {
    const [view, setView] = useState<TableView>({ hidden: ['note'] })
    return (
      <Stack gap="none">
        <Stack pad="card">
          <Toolbar
            label="楼栋的操作"
            end={<ColumnSettings columns={args.columns} view={view} onViewChange={setView} />}
          >
            楼栋
          </Toolbar>
        </Stack>
        <DataTable {...args} view={view} onViewChange={setView} />
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    const settings = within(await screen.findByRole('dialog', { name: '列设置' }))
    await userEvent.click(await settings.findByRole('checkbox', { name: '备注' }))
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: '备注', hidden: true })).toBeInTheDocument(),
    )
    await userEvent.click(settings.getByRole('checkbox', { name: '校区' }))
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '校区', hidden: true })).toBeNull())
    await waitFor(() => expect(settings.getByRole('checkbox', { name: '编号' })).toBeDisabled())

    settings.getByRole('button', { name: '移动名称' }).focus()
    await userEvent.keyboard(' ')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await userEvent.keyboard('{ArrowDown}')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await userEvent.keyboard('{ArrowDown}')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await userEvent.keyboard(' ')
    const names = () => settings.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    await waitFor(() => expect(names().slice(0, 4)).toEqual(['编号', '校区', '类型', '名称']))

    await userEvent.click(settings.getByRole('button', { name: '紧凑' }))
    await userEvent.click(settings.getByRole('button', { name: '恢复默认' }))
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['编号', '名称', '校区']))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AViewThatWasKept: Story = {
  args: {
    defaultView: JSON.parse(
      '{"order":["code","keeper","name"],"hidden":["note"],"widths":{"name":220},"pins":{"inUse":"end"},"sort":[{"key":"floors","direction":"desc"}],"density":"compact"}',
    ),
  },
  play: async ({ canvas }) => {
    const names = titles(canvas)
    await waitFor(() => expect(names.slice(0, 3)).toEqual(['编号', '负责人', '名称']))
    await waitFor(() => expect(names.at(-1)).toBe('状态'))
    await waitFor(() => expect(firstOf(canvas, '层数')).toBe('12'))
  },
}
