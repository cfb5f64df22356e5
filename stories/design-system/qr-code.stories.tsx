import type { Meta, StoryObj } from '@storybook/react-vite'
import { School } from 'lucide-react'
import { expect, waitFor } from 'storybook/test'
import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Data/QRCode',
  component: QrCode,
  args: { value: 'https://example.edu.cn/check-in?room=A02-318', label: '博学楼 318 入住登记' },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    level: { control: 'inline-radio', options: ['L', 'M', 'Q', 'H'] },
    mark: { control: false },
  },
  parameters: guided({
    purpose:
      'An address or a number to take along by phone. For scanners at a desk and for goods take Barcode. It is drawn in the browser; the value is sent nowhere.',
    anatomy: [
      ['Code', 'Black on white in every mode, with its clear edge of four modules'],
      ['Mark', 'A small picture in the centre; the error level rises to Q by itself'],
      ['Caption', 'What it leads to'],
      ['下载', 'A PNG for posters'],
    ],
    dos: [
      'Say beside it what it leads to.',
      'Give the address in writing too, where one works at a computer.',
    ],
    donts: ['Colour it.', 'Put secrets into it: everybody in the room can scan it.'],
  }),
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const ToScan: Story = {
  args: { caption: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: '二维码：博学楼 318 入住登记' })).toBeVisible(),
    )
  },
}

export const WithTheMarkOfTheHouse: Story = { args: { mark: <School />, size: 'lg', caption: true } }

export const ToDownload: Story = {
  args: { downloadable: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '下载' })).toBeEnabled())
  },
}

export const SizesAndLevels: Story = {
  render: (args) => (
    <Stack direction="row" gap="lg" align="end" wrap>
      <QrCode {...args} size="sm" level="L" />
      <QrCode {...args} size="md" level="M" />
      <QrCode {...args} size="lg" level="H" />
    </Stack>
  ),
}
