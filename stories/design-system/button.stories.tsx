import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
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
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
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
    await expect(button).toHaveFocus()
  },
}

export const AcrossAForm: Story = { args: { variant: 'solid', size: 'lg', wide: true, children: '登录' } }
