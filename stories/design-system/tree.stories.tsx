import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { moveNode } from '#design-system/tree/moves.ts'
import { Tree, type TreeProps } from '#design-system/tree/tree.tsx'
import type { TreeNode } from '#design-system/tree/tree-node.ts'
import { guided } from '#stories/guide/guide.ts'
import { playKeyboard } from '#stories/guide/keyboard.ts'
import { campuses, manyRooms } from './samples-tree.tsx'
import { checkKeys, treeKeys } from './tree-keys.ts'

const renamed = (nodes: readonly TreeNode[], id: string, name: string): TreeNode[] =>
  nodes.map((node) => ({
    ...node,
    name: node.id === id ? name : node.name,
    children: node.children && renamed(node.children, id, name),
  }))

/** An owner that keeps the tree in memory and does as it is told. */
const Held = ({ onRename, onMove, ...args }: TreeProps) => {
  const [nodes, setNodes] = useState(args.nodes)
  return (
    <Card title="楼栋">
      <Tree
        {...args}
        nodes={nodes}
        onRename={
          onRename &&
          ((id, name) => {
            onRename(id, name)
            setNodes(renamed(nodes, id, name))
          })
        }
        onMove={
          onMove &&
          ((move) => {
            onMove(move)
            setNodes(moveNode(nodes, move))
          })
        }
      />
    </Card>
  )
}

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: { label: '楼栋', nodes: campuses, defaultExpanded: ['east'], onChange: fn() },
  argTypes: {
    nodes: { control: false },
    mode: { control: 'inline-radio', options: ['single', 'multiple', 'check'] },
    empty: { control: false },
  },
  render: (args) => <Held {...args} />,
  parameters: guided({
    purpose:
      'Things within things, walked and chosen: campuses with buildings, departments, menus, permissions. To choose one within a form take TreeSelect; rows with several columns are a DataTable with tree rows.',
    anatomy: [
      ['Search', 'leaves the hits and what is above them, and unfolds the way there'],
      ['Row', 'one tree item: arrow, box, icon, name, quiet note; the whole row is what one presses'],
      ['Arrow', 'folds; turns into a spinner while children are on their way'],
      ['Box', 'checked, free or mixed, by what is below'],
      ['Actions', 'at the end of the row at hand: own icon buttons and the menu with rename and move'],
      ['Line', 'where a dragged node will go: before, after or into a row'],
    ],
    dos: [
      'Unfold the first level, and what is chosen.',
      'Give `rows` for anything that may hold more than a hundred nodes: then only those in sight are drawn.',
      'Use one icon for each level, or none.',
    ],
    donts: [
      'Nest deeper than five levels; search and a breadcrumb serve better.',
      'Let a press on the name fold: it chooses.',
      'Rely on dragging alone: the same moves are on the keys and in the menu, keep them.',
    ],
    keyboard: [...treeKeys, ...checkKeys],
  }),
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(name) })

export const OneToChoose: Story = {
  play: async ({ args }) => {
    await userEvent.click(row('A02 博学楼'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['A02']))
    await waitFor(() => expect(row('A02 博学楼')).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => expect(row('A02 博学楼')).toHaveAttribute('aria-level', '2'))
    await waitFor(() => expect(row('A02 博学楼')).toHaveAttribute('aria-posinset', '2'))
    await waitFor(() => expect(row('A02 博学楼')).toHaveAttribute('aria-setsize', '3'))
  },
}

export const ChecksThatCascade: Story = {
  args: { mode: 'check', defaultExpanded: ['east', 'A01', 'A02'], defaultValue: ['A02-1'] },
  play: async ({ args }) => {
    await waitFor(() => expect(row('东湖校区')).toHaveAttribute('aria-checked', 'mixed'))
    await userEvent.click(row('A01 明德楼'))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['A01-1', 'A01-2', 'A01-4', 'A02-1']))
    await waitFor(() => expect(row('A01 101')).toHaveAttribute('aria-checked', 'true'))
    await waitFor(() => expect(row('A01 103')).toHaveAttribute('aria-checked', 'false'))
    await waitFor(() => expect(row('A01 明德楼')).toHaveAttribute('aria-checked', 'mixed'))
  },
}

export const LookedFor: Story = {
  args: { searchable: true, defaultExpanded: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '博')
    await waitFor(() => expect(row('B01 博雅楼')).toBeVisible())
    await waitFor(() => expect(row('东湖校区')).toHaveAttribute('aria-expanded', 'true'))
    await waitFor(() => expect(canvas.queryByText(/明德楼/)).toBeNull())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('找到 2 项'))
  },
}

export const NothingFound: Story = {
  args: { searchable: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '体育馆')
    await waitFor(() => expect(canvas.getByText('没有找到符合条件的内容')).toBeVisible())
  },
}

const lazyCampuses: readonly TreeNode[] = [
  { id: 'east', name: '东湖校区', lazy: true },
  { id: 'south', name: '南山校区', lazy: true },
]
let answers = 0

export const ChildrenOnTheirWay: Story = {
  args: { nodes: lazyCampuses, defaultExpanded: [] },
  render: function Render(args) {
    const [nodes, setNodes] = useState(args.nodes)
    return (
      <Tree
        {...args}
        nodes={nodes}
        onLoad={async (id) => {
          answers += 1
          if (answers === 1) throw new Error('the first answer fails')
          const children = [{ id: `${id}-1`, name: '明德楼' }]
          setNodes((now) => now.map((node) => (node.id === id ? { ...node, children } : node)))
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    answers = 0
    row('东湖校区').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByText('加载失败')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('东湖校区 加载失败'))
    await waitFor(() => expect(row('东湖校区')).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(row('明德楼')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText('加载失败')).toBeNull())
  },
}

export const StillWaiting: Story = {
  args: { nodes: lazyCampuses, defaultExpanded: [], onLoad: () => new Promise(() => undefined) },
  render: (args) => <Tree {...args} />,
  play: async () => {
    await userEvent.dblClick(row('东湖校区').querySelector('[data-toggle]') ?? row('东湖校区'))
    row('南山校区').focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(row('南山校区')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const AnotherName: Story = {
  args: { onRename: fn() },
  play: async ({ canvas, args }) => {
    row('A03 笃行楼').focus()
    await userEvent.keyboard('{F2}')
    const box = canvas.getByRole('textbox', { name: '重命名' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.clear(box)
    await userEvent.type(box, 'A03 致远楼{Enter}')
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith('A03', 'A03 致远楼'))
    await waitFor(() => expect(row('A03 致远楼')).toHaveFocus())
  },
}

export const MovedByDragging: Story = {
  args: { onMove: fn(), defaultExpanded: ['east', 'south'] },
  play: async ({ args }) => {
    const from = row('A03 笃行楼').getBoundingClientRect()
    const to = row('B01 博雅楼').getBoundingClientRect()
    const press = (target: EventTarget, type: string, x: number, y: number) =>
      target.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, button: 0 }))
    const settle = () => new Promise((done) => setTimeout(done, 60))
    press(row('A03 笃行楼'), 'mousedown', from.x + 60, from.y + 10)
    press(document, 'mousemove', from.x + 60, from.y + 30)
    await settle()
    press(document, 'mousemove', to.x + 60, to.y + to.height / 2)
    await settle()
    await waitFor(() => expect(row('B01 博雅楼')).toHaveAttribute('data-drop', 'inside'))
    press(document, 'mouseup', to.x + 60, to.y + to.height / 2)
    await settle()
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ id: 'A03', parent: 'B01', at: 2 }))
    await waitFor(() => expect(row('A03 笃行楼')).toHaveAttribute('aria-level', '3'))
  },
}

export const MovedFromTheMenu: Story = {
  args: { onMove: fn(), canMove: ({ parent }) => parent !== null, onRename: fn() },
  play: async ({ canvas, args }) => {
    row('A02 博学楼').focus()
    await userEvent.click(await canvas.findByRole('button', { name: 'A02 博学楼 的操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '上移' }))
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ id: 'A02', parent: 'east', at: 0 }))
    await waitFor(() => expect(canvas.getByText('A02 博学楼 已移到 东湖校区 下第 1 位')).toBeInTheDocument())
  },
}

const onAdd = fn()

export const WithActionsOfItsOwn: Story = {
  args: {
    actions: ({ name }) => (
      <IconButton size="sm" label={`在${name}下新增`} icon={<Plus aria-hidden />} onClick={onAdd} />
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.hover(row('A01 明德楼'))
    await userEvent.click(canvas.getByRole('button', { name: '在A01 明德楼下新增' }))
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TwoThousandNodes: Story = {
  args: { nodes: manyRooms, rows: 10, defaultExpanded: manyRooms.map(({ id }) => id), searchable: true },
  play: async ({ canvas }) => {
    const drawn = () => canvas.getAllByRole('treeitem').length
    await waitFor(() => expect(drawn()).toBeGreaterThan(9))
    await waitFor(() => expect(drawn()).toBeLessThan(60))
    row('T0 宿舍楼').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(row('T9 300 室')).toHaveFocus())
    await waitFor(() => expect(drawn()).toBeLessThan(60))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(row('T0 宿舍楼')).toHaveFocus())
  },
}

export const NoNodeYet: Story = { args: { nodes: [] } }

export const LongNames: Story = {
  args: {
    nodes: [
      {
        id: 'a',
        name: '二〇二六级计算机应用技术专业现代学徒制试点班（校企合作，含第二学位与跨校选修课程）学生宿舍分配方案',
        note: '128 人',
        children: [{ id: 'b', name: '东湖校区学生第三生活区博学楼附属自行车棚及充电设施管理小组' }],
      },
    ],
    defaultExpanded: ['a'],
  },
}

export const Keyboard: Story = {
  args: { mode: 'multiple', onRename: fn(), onMove: fn() },
  play: playKeyboard(treeKeys),
}

export const KeyboardOfChecks: Story = {
  args: { mode: 'check', defaultExpanded: ['east'] },
  play: async (context) => {
    await waitFor(() => expect(within(context.canvasElement).getByRole('tree')).toBeVisible())
    await playKeyboard(checkKeys)(context)
  },
}
