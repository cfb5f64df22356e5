import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Cascader } from '#design-system/cascader/cascader.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { cantons, cantonsUnder, provinces } from './samples-trees.ts'

const face = () => screen.getByRole('combobox', { name: '籍贯' })
const search = () => screen.getByLabelText('查找籍贯')
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
const opened = async () => {
  await shut()
  face().focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(search()).toHaveFocus())
}
const inside = async () => {
  await opened()
  await userEvent.keyboard('{ArrowDown}')
  await at('湖北省')
}

const keyboard: KeyAct[] = [
  {
    keys: 'Enter / Space / ↓ / ↑ (face)',
    does: 'Opens the popup with the focus in its search line.',
    proof: async () => {
      for (const key of ['{Enter}', ' ', '{ArrowUp}', '{ArrowDown}']) {
        await shut()
        face().focus()
        await userEvent.keyboard(key)
        await waitFor(() => expect(search()).toHaveFocus())
      }
    },
  },
  {
    keys: '↓ (search)',
    does: 'To the levels.',
    proof: inside,
  },
  {
    keys: '↓ ↑ Home End',
    does: 'Within a level.',
    proof: async () => {
      await inside()
      await userEvent.keyboard('{ArrowDown}')
      await at('湖南省')
      await userEvent.keyboard('{ArrowUp}')
      await at('湖北省')
      await userEvent.keyboard('{End}')
      await at('台湾省')
      await userEvent.keyboard('{Home}')
      await at('湖北省')
    },
  },
  {
    keys: '→',
    does: 'Opens the next level and goes to its first.',
    proof: async () => {
      await inside()
      await userEvent.keyboard('{ArrowRight}')
      await at('武汉市')
      await userEvent.keyboard('{ArrowRight}')
      await at('武昌区')
    },
  },
  {
    keys: '←',
    does: 'Back to the level before.',
    proof: async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await at('武汉市')
      await userEvent.keyboard('{ArrowLeft}')
      await at('湖北省')
    },
  },
  {
    keys: 'a letter',
    does: 'The next of the level that begins with it.',
    proof: async () => {
      await userEvent.keyboard('台')
      await at('台湾省')
      await userEvent.keyboard('{Home}')
      await at('湖北省')
    },
  },
  {
    keys: 'Escape',
    does: 'Closes; the value stays; the focus is on the face.',
    proof: async () => {
      await inside()
      await userEvent.keyboard('{ArrowRight}{Escape}')
      await waitFor(() => expect(face()).toHaveFocus())
      await waitFor(() => expect(face()).toHaveTextContent('请选择'))
    },
  },
  {
    keys: 'Enter / Space',
    does: 'Chooses, and closes; what has levels below it opens, unless any level may be chosen.',
    proof: async () => {
      await inside()
      await userEvent.keyboard('{Enter}')
      await at('武汉市')
      await userEvent.keyboard(' ')
      await at('武昌区')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(face()).toHaveFocus())
      await waitFor(() => expect(face()).toHaveTextContent('湖北省 / 武汉市 / 武昌区'))
    },
  },
  {
    keys: '↓ ↑ Enter (search)',
    does: 'Through the paths that were found; Enter takes the marked one.',
    proof: async () => {
      await opened()
      await userEvent.keyboard('hubei')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
      await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveTextContent('洪山区'))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(face()).toHaveFocus())
      await waitFor(() => expect(face()).toHaveTextContent('湖北省 / 武汉市 / 洪山区'))
    },
  },
]

const meta = {
  title: 'Input/Cascader',
  component: Cascader,
  args: { label: '籍贯', options: cantons, onChange: fn() },
  parameters: guided({
    purpose:
      'A way through levels everybody knows by name: province, city, county; campus, building, floor, room. The value is the whole way, as codes. Where one wants to look around in a hierarchy or choose several: TreeSelect.',
    anatomy: [
      ['Face', 'The whole way: 湖北省 / 武汉市 / 洪山区.'],
      ['Search', 'Over whole paths, several words at once: “湖北 洪山”, “hubei”.'],
      ['Level', 'One column each; on a phone one at a time, with a way back.'],
      ['Lazy level', 'Asked for once, when its parent is opened.'],
    ],
    dos: [
      'Let any level be chosen where “all of Hubei” is an answer, as in a filter.',
      'Give the names of the value (selectedPath) where levels come later.',
    ],
    donts: [
      'Do not use it for more than five levels.',
      'Do not search on the server for what is here already.',
    ],
    keyboard,
  }),
} satisfies Meta<typeof Cascader>

export default meta
type Story = StoryObj<typeof meta>

export const ProvinceCityCounty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '籍贯' }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '湖北省' }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '武汉市' }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '洪山区' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['420000', '420100', '420111']))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('湖北省 / 武汉市 / 洪山区'))
  },
}

export const OpenedOnItsValue: Story = {
  args: { defaultValue: ['420000', '422800', '422802'], defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('treeitem', { name: '利川市' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const SearchingPaths: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.type(await screen.findByLabelText('查找籍贯'), '湖北 洪山')
    await userEvent.click(await screen.findByRole('option', { name: /武汉市.*洪山区/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['420000', '420100', '420111']))
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.type(await screen.findByLabelText('查找籍贯'), '亚特兰蒂斯')
    await expect(await screen.findByText('没有符合的选项')).toBeInTheDocument()
  },
}

export const AnyLevel: Story = {
  args: { anyLevel: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('treeitem', { name: '湖北省' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['420000']))
  },
}

export const LevelsThatComeLater: Story = {
  args: {
    options: provinces,
    loadChildren: cantonsUnder,
    defaultValue: ['420000', '420100', '420106'],
    selectedPath: ['湖北省', '武汉市', '武昌区'],
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('湖北省 / 武汉市 / 武昌区'))
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('treeitem', { name: '湖南省' }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '长沙市' }))
    await userEvent.click(await screen.findByRole('treeitem', { name: '天心区' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(['430000', '430100', '430103']))
  },
}

export const ALevelThatFailed: Story = {
  args: { options: provinces, loadChildren: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('treeitem', { name: '湖南省' }))
    await expect(await screen.findByRole('treeitem', { name: /没有取到，再展开可重试/ })).toBeInTheDocument()
  },
}

export const MustBeChosen: Story = {
  render: (args) => (
    <Field label="籍贯" required error="请选择籍贯">
      <Cascader {...args} label={undefined} />
    </Field>
  ),
}

export const SizesAndStates: Story = {
  args: { defaultValue: ['420000', '422800', '422802'] },
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Cascader key={size} {...args} size={size} label={size} />
      ))}
      <Cascader {...args} label="停用" disabled />
      <Field label="只读" readOnly>
        <Cascader {...args} label={undefined} />
      </Field>
    </Stack>
  ),
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
