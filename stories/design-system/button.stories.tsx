import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, ExternalLink, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { LinkButton } from '#design-system/button/link-button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { ForcedStates } from '#stories/guide/forced-states.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const onClick = fn()
const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Comes to the button; also to one that is loading, so that the place is not lost.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '保存' })).toHaveFocus())
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '同步中' })).toHaveFocus())
    },
  },
  {
    keys: 'Enter',
    does: 'Presses it.',
    proof: async ({ canvas }) => {
      onClick.mockClear()
      canvas.getByRole('button', { name: '保存' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(onClick).toHaveBeenCalledOnce())
    },
  },
  {
    keys: 'Space',
    does: 'Presses it.',
    proof: async () => {
      onClick.mockClear()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(onClick).toHaveBeenCalledOnce())
    },
  },
]

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: guided({
    purpose:
      'Does something here and now: saves, opens a dialog, exports. What leads to another page is a Link, or a LinkButton where it must look like this.',
    anatomy: [
      ['Frame', '6 px corners; 28, 32 or 40 px high, 40 and more in touch density.'],
      [
        'Icon',
        'Before the words, or after them where it tells of more to come. Decoration: the words are the name.',
      ],
      ['Words', 'A verb, two to four characters: 保存, 新增楼栋.'],
      ['Spinner', 'In the icon’s place, or over the words. The width stays, so nothing beside it moves.'],
    ],
    dos: [
      'One solid button in a view; everything beside it is outlined.',
      'Say what happens: 删除楼栋 rather than 确定.',
      'Set loading while the server works. The button keeps its focus and takes no second click.',
    ],
    donts: [
      'Do not use danger for what can be taken back.',
      'Do not disable without a word nearby on what is missing; let it be pressed and tell then.',
      'Do not put two solid buttons side by side.',
    ],
    keyboard,
  }),
  args: { children: '保存', onClick: fn() },
  argTypes: {
    variant: {
      control: 'inline-radio',
      options: ['solid', 'outline', 'ghost', 'danger'],
      table: { defaultValue: { summary: 'outline' } },
    },
    size: {
      control: 'inline-radio',
      options: ['sm', 'md', 'lg'],
      table: { defaultValue: { summary: 'md' } },
    },
    icon: { control: false },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const TheMainAction: Story = {
  args: { variant: 'solid', icon: <Plus aria-hidden />, children: '新增楼栋' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新增楼栋' }))
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce())
  },
}

const states = {
  平时: {},
  悬停: { 'data-forced': 'hover' },
  聚焦: { 'data-forced': 'focus-visible' },
  按下: { 'data-forced': 'active' },
  不可用: { disabled: true },
  处理中: { loading: true },
} as const

/** As the pointer, the keys and the server leave it, side by side. */
export const EveryState: Story = {
  render: () => (
    <ForcedStates>
      <Stack>
        {(['solid', 'outline', 'ghost', 'danger'] as const).map((variant) => (
          <Stack key={variant} direction="row" align="center" wrap>
            {Object.entries(states).map(([name, state]) => (
              <Button key={name} variant={variant} {...state}>
                {name}
              </Button>
            ))}
          </Stack>
        ))}
      </Stack>
    </ForcedStates>
  ),
}

export const EveryKindBesideTheOthers: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} direction="row" align="center" wrap>
          <Button {...args} size={size} variant="solid" icon={<Plus aria-hidden />}>
            新增
          </Button>
          <Button {...args} size={size} icon={<Download aria-hidden />}>
            导出
          </Button>
          <Button {...args} size={size} variant="ghost">
            取消
          </Button>
          <Button {...args} size={size} variant="danger" icon={<Trash2 aria-hidden />}>
            删除
          </Button>
          <Button {...args} size={size} variant="solid" disabled>
            不可用
          </Button>
          <Button {...args} size={size} disabled>
            不可用
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
}

export const WaitingForTheServer: Story = {
  args: { variant: 'solid', loading: true, children: '保存中' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '保存中' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The first of each pair is what the second would be at rest: not a pixel of difference in width. */
export const NothingMovesWhileItWaits: Story = {
  render: (args) => (
    <Stack>
      {(['solid', 'outline', 'ghost', 'danger'] as const).map((variant) => (
        <Stack key={variant} direction="row">
          <Button {...args} variant={variant}>
            提交审批
          </Button>
          <Button {...args} variant={variant} loading>
            提交审批
          </Button>
          <Button {...args} variant={variant} icon={<Download aria-hidden />}>
            导出
          </Button>
          <Button {...args} variant={variant} icon={<Download aria-hidden />} loading>
            导出
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['提交审批', '导出']) {
      const widths = canvas.getAllByRole('button', { name }).map((each) => Math.round(each.offsetWidth))
      for (let at = 0; at < widths.length; at += 2)
        await waitFor(() => expect(widths[at + 1]).toBe(widths[at]))
    }
  },
}

export const LeadingElsewhere: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <LinkButton href="#room" variant="solid">
        进入宿舍管理
      </LinkButton>
      <LinkButton href="#help" target="_blank" iconEnd={<ExternalLink aria-hidden />}>
        操作手册
      </LinkButton>
      <LinkButton href="#none" disabled>
        尚未开放
      </LinkButton>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '操作手册' })).toHaveAttribute('rel', 'noopener noreferrer'),
    )
    const closed = canvas.getByRole('link', { name: '尚未开放' })
    await waitFor(() => expect(closed).toHaveAttribute('aria-disabled', 'true'))
    await waitFor(() => expect(closed).not.toHaveAttribute('href'))
  },
}

export const Keyboard: Story = {
  render: () => (
    <Stack direction="row">
      <Button variant="solid" onClick={onClick}>
        保存
      </Button>
      <Button loading onClick={onClick}>
        同步中
      </Button>
    </Stack>
  ),
  play: playKeyboard(keyboard),
}

export const AcrossAForm: Story = { args: { variant: 'solid', size: 'lg', wide: true, children: '登录' } }
