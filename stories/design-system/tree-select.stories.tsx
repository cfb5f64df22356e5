import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { MultiTreeSelect } from '#design-system/tree-select/multi-tree-select.tsx'
import { TreeSelect } from '#design-system/tree-select/tree-select.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { cantonsUnder, departments, provinces } from './samples-trees.ts'

const face = () => screen.getByRole('combobox', { name: '部门' })
const at = async (name: string) =>
  waitFor(() => {
    expect(document.activeElement).toHaveAttribute('role', 'treeitem')
    expect(document.activeElement).toHaveTextContent(name)
  })
const shut = async () =>
  waitFor(async () => {
    if (screen.queryByRole('dialog')?.dataset.state === 'open') await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
/** Opens it and puts the focus on the first node, all closed. */
const opened = async () => {
  await shut()
  face().focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '查找部门' })).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await at('信息工程学院')
}

const keyboard: KeyAct[] = [
  {
    keys: 'Enter / Space / ↓ / ↑ (face)',
    does: 'Opens the popup with the focus in its search line.',
    proof: async () => {
      for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
        await shut()
        face().focus()
        await userEvent.keyboard(key)
        await waitFor(() => expect(screen.getByRole('textbox', { name: '查找部门' })).toHaveFocus())
      }
    },
  },
  {
    keys: '↓ (search)',
    does: 'To the tree; so does Tab.',
    proof: async () => {
      await opened()
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(screen.getByRole('textbox', { name: '查找部门' })).toHaveFocus())
      await userEvent.tab()
      await at('信息工程学院')
    },
  },
  {
    keys: '↓ ↑',
    does: 'The next and previous node in sight; nothing opens or closes.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{ArrowDown}')
      await at('机电工程学院')
      await userEvent.keyboard('{ArrowUp}')
      await at('信息工程学院')
    },
  },
  {
    keys: '→',
    does: 'Opens a closed node; on an open one goes to its first child; on a leaf does nothing.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-expanded', 'true'))
      await userEvent.keyboard('{ArrowRight}')
      await at('软件技术教研室')
      await userEvent.keyboard('{ArrowDown}')
      await at('网络技术教研室')
      await userEvent.keyboard('{ArrowRight}')
      await at('网络技术教研室')
    },
  },
  {
    keys: '←',
    does: 'Closes an open node; on a closed one goes to its parent; on a root does nothing.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-expanded', 'true'))
      await userEvent.keyboard('{ArrowDown}')
      await at('软件技术教研室')
      await userEvent.keyboard('{ArrowLeft}')
      await at('信息工程学院')
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-expanded', 'false'))
      await userEvent.keyboard('{ArrowLeft}')
      await at('信息工程学院')
    },
  },
  {
    keys: 'Home / End',
    does: 'The first and the last node in sight.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{End}')
      await at('图书馆')
      await userEvent.keyboard('{Home}')
      await at('信息工程学院')
    },
  },
  {
    keys: '*',
    does: 'Opens all nodes of this level.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('*')
      await waitFor(() => expect(screen.getAllByRole('treeitem', { expanded: true })).toHaveLength(2))
    },
  },
  {
    keys: 'a letter',
    does: 'The next node that begins with what is typed.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('图')
      await at('图书馆')
    },
  },
  {
    keys: 'Escape',
    does: 'Closes; the value stays; the focus is on the face.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(face()).toHaveFocus())
      await waitFor(() => expect(face()).toHaveTextContent('请选择'))
    },
  },
  {
    keys: 'Enter / Space',
    does: 'Chooses the node and closes. With boxes: checks it with all below it, and stays open.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('{ArrowDown}')
      await at('机电工程学院')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(face()).toHaveFocus())
      await waitFor(() => expect(face()).toHaveTextContent('机电工程学院'))
    },
  },
]

const meta = {
  title: 'Input/TreeSelect',
  component: TreeSelect,
  args: { label: '部门', options: departments, onChange: fn() },
  parameters: guided({
    purpose:
      'One node of a hierarchy (TreeSelect) or several (MultiTreeSelect), where one wants to see what lies beside and below: departments, categories, menus. Fixed levels that everybody knows by name, as province, city, county: Cascader. No hierarchy: Select.',
    anatomy: [
      [
        'Face',
        'The whole way: 信息工程学院 / 软件技术教研室. Of several, the fewest names that say the same: a branch for all below it.',
      ],
      ['Search', 'Finds by name and keywords; what is found stands open under the way to it.'],
      ['Node', 'Arrow, box where several are chosen, name. A branch is mixed while some of it is checked.'],
      [
        'Lazy branch',
        'Its children are asked for once, when it opens; a failure says so and can be tried again.',
      ],
      ['Count', 'How many are chosen; told to screen readers.'],
    ],
    dos: [
      'Give keywords: pinyin and codes.',
      'Take leavesOnly where a branch is no answer; it then opens on a click.',
    ],
    donts: [
      'Do not load ten thousand nodes beforehand: mark branches and give loadChildren.',
      'Do not count on branches in the value of several: it holds leaves; the face folds them.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof TreeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const ChoosingADepartment: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '部门' }))
    const root = await screen.findByRole('treeitem', { name: '信息工程学院' })
    await userEvent.click(root.firstElementChild as Element)
    await userEvent.click(await screen.findByRole('treeitem', { name: '网络技术教研室' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('net'))
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveTextContent('信息工程学院 / 网络技术教研室'),
    )
  },
}

export const OpenedOnItsValue: Story = {
  args: { defaultValue: 'be', defaultOpen: true, clearable: true },
  play: async () => {
    await expect(await screen.findByRole('treeitem', { name: '后端方向' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(screen.getByRole('treeitem', { name: '人工智能方向' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const SearchingTheTree: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const search = await screen.findByRole('textbox', { name: '查找部门' })
    await userEvent.type(search, '前端')
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3))
    await fireEvent.compositionStart(search)
    await fireEvent.input(search, { target: { value: 'shukong' }, isComposing: true })
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3))
    await fireEvent.input(search, { target: { value: '没有的部门' } })
    await fireEvent.compositionEnd(search)
    await expect(await screen.findByText('没有符合的选项')).toBeInTheDocument()
  },
}

export const OnlyLeaves: Story = {
  args: { leavesOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('treeitem', { name: '机电工程学院' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('treeitem', { name: '数控技术教研室' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('cnc'))
  },
}

export const ChildrenThatComeLater: Story = {
  args: { label: '行政区划', options: provinces, loadChildren: cantonsUnder },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(
      (await screen.findByRole('treeitem', { name: '湖北省' })).firstElementChild as Element,
    )
    await userEvent.click(
      (await screen.findByRole('treeitem', { name: '武汉市' })).firstElementChild as Element,
    )
    await userEvent.click(await screen.findByRole('treeitem', { name: '洪山区' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('420111'))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('湖北省 / 武汉市 / 洪山区'))
  },
}

export const ABranchThatFailed: Story = {
  args: {
    label: '行政区划',
    options: provinces,
    loadChildren: async () => Promise.reject(new Error('offline')),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(
      (await screen.findByRole('treeitem', { name: '湖北省' })).firstElementChild as Element,
    )
    await expect(await screen.findByRole('treeitem', { name: /没有取到，再展开可重试/ })).toBeInTheDocument()
  },
}

export const WaitingForTheServer: Story = { args: { options: [], loading: true, defaultOpen: true } }

export const NothingToChoose: Story = { args: { options: [], defaultOpen: true } }

export const SeveralWithAllBelow: Story = {
  render: ({ label }) => <MultiTreeSelect label={label} options={departments} defaultValue={['fe']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const it = await screen.findByRole('treeitem', { name: '信息工程学院' })
    await waitFor(() => expect(it).toHaveAttribute('aria-checked', 'mixed'))
    await userEvent.click(screen.getByRole('treeitem', { name: '机电工程学院' }))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('前端方向、机电工程学院'))
    await userEvent.click(screen.getByRole('treeitem', { name: '图书馆' }))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('前端方向 等 3 项'))
    await waitFor(() => expect(screen.getByText('已选 4 项')).toBeInTheDocument())
  },
}

export const MustBeChosen: Story = {
  render: (args) => (
    <Field label="部门" required error="请选择部门">
      <TreeSelect {...args} label={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: /部门/ })
    await waitFor(() => expect(trigger).toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() => expect(trigger).toHaveAccessibleDescription(/请选择部门/))
  },
}

export const SizesAndStates: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <TreeSelect key={size} {...args} size={size} label={size} defaultValue="mold" />
      ))}
      <TreeSelect {...args} label="停用" disabled defaultValue="fe" />
      <Field label="只读" readOnly>
        <TreeSelect {...args} label={undefined} defaultValue="fe" />
      </Field>
    </Stack>
  ),
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }

/** A tree too large to be here: the server searches, and what it finds stands in its place. */
export const SearchedElsewhere: Story = {
  render: function Elsewhere() {
    const [words, setWords] = useState('')
    const found = words === '洪山' ? [{ value: 'hs', label: '湖北省 / 武汉市 / 洪山区' }] : []
    return (
      <Field label="部门">
        <TreeSelect options={provinces} loadChildren={cantonsUnder} onSearch={setWords} found={found} />
      </Field>
    )
  },
  play: async () => {
    await userEvent.click(face())
    const search = await screen.findByRole('textbox', { name: /^查找/ })
    await userEvent.type(search, '洪山')
    const found = await screen.findByRole('treeitem', { name: '湖北省 / 武汉市 / 洪山区' })
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(1))
    await userEvent.clear(search)
    await waitFor(() => expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(1))
    await expect(found).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

/** More is found than is listed, and the list says so: what is not in it is not taken for what is not there. */
export const CutShort: Story = {
  render: () => (
    <Field label="部门">
      <TreeSelect options={provinces} onSearch={() => {}} found={provinces} more />
    </Field>
  ),
  play: async () => {
    await userEvent.click(face())
    const note = screen.queryByText(/只列出前/)
    await expect(note).not.toBeInTheDocument()
    await userEvent.type(await screen.findByRole('textbox', { name: /^查找/ }), '省')
    await screen.findByText(`只列出前 ${provinces.length} 项，继续输入可缩小范围`)
    await userEvent.keyboard('{Escape}')
  },
}
