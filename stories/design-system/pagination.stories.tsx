import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Pagination } from '#design-system/pagination/pagination.tsx'

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { current: 1, size: 10, total: 126, onChange: fn() },
  render: function Render(args) {
    const [page, setPage] = useState({ current: args.current, size: args.size })
    return (
      <Pagination
        {...args}
        {...page}
        onChange={(next) => {
          setPage(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const TurningPages: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('共 126 条')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ current: 2, size: 10 })
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  },
}

export const JumpingToANumber: Story = {
  args: { current: 6 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '前往页码' }), '99{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ current: 13, size: 10 })
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled()
  },
}

export const MoreRowsOnAPage: Story = {
  args: { current: 6 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '每页条数' }))
    await userEvent.click(await screen.findByRole('option', { name: '20 条/页' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ current: 3, size: 20 })
  },
}

export const AFewRows: Story = { args: { total: 7 } }
export const NoRows: Story = { args: { total: 0 } }
