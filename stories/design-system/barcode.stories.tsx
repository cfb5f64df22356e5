import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Barcode } from '#design-system/barcode/barcode.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Data/Barcode',
  component: Barcode,
  args: { value: 'SB-2026-0318', label: '设备编号' },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    format: { control: 'inline-radio', options: ['code128', 'ean13'] },
  },
  parameters: guided({
    purpose:
      'A number for a scanner at a desk: assets, books, parcels. For phones and for addresses take QRCode. Chinese cannot be written in it.',
    anatomy: [
      ['Bars', 'Of whole pixels, so that they stay sharp; black on white in every mode'],
      ['Clear edge', 'Ten modules on either side'],
      ['Text', 'The value in writing, for when the scanner fails'],
    ],
    dos: ['Print it at `md` or larger.', 'Take `ean13` only for goods that have such a number.'],
    donts: ['Scale it by CSS.', 'Hide the text on a printed label.'],
  }),
} satisfies Meta<typeof Barcode>

export default meta
type Story = StoryObj<typeof meta>

export const OnAnAsset: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: '条形码，设备编号：SB-2026-0318' })).toBeVisible(),
    )
  },
}

export const OfGoods: Story = {
  args: { format: 'ean13', value: '690123456789', label: '商品条码' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('6901234567892')).toBeVisible())
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      <Barcode {...args} size="sm" />
      <Barcode {...args} size="md" />
      <Barcode {...args} size="lg" value="0318" />
    </Stack>
  ),
}

export const WhatItCannotWrite: Story = {
  args: { value: '博学楼' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“博学楼”不能写成这种条形码'))
  },
}
