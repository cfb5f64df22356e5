import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { guided } from '#stories/guide/guide.ts'

const items = [
  { label: '编号', value: 'A02', copy: 'A02' },
  { label: '名称', value: '博学楼' },
  { label: '类型', value: <Tag key="kind">宿舍楼</Tag> },
  { label: '建成日期', value: '2000-09-01' },
  { label: '负责人', value: null },
  { label: '备注', value: '三层东侧正在加固，九月底前走西门；电梯照常使用。', whole: true },
]

const meta = {
  title: 'Data/Descriptions',
  component: Descriptions,
  args: { items },
  argTypes: {
    items: { control: false },
    columns: { control: 'inline-radio', options: [1, 2, 3, 4] },
    layout: { control: 'inline-radio', options: ['above', 'beside'] },
  },
  parameters: guided({
    purpose:
      'The fields of one row, to be read. To change them take a Form in a Drawer; to compare rows take a DataTable.',
    anatomy: [
      ['Item', 'a name and a value; the names are quiet, the values are what one reads'],
      ['Whole line', 'long text takes the width of all columns'],
      ['Eye', 'on a masked value: shows the plain one, which the owner fetches and records'],
      ['Copy', 'on codes and numbers that people carry elsewhere'],
    ],
    dos: [
      'Put first what people look for first, and keep the order of the form.',
      'Mask an identity number or a telephone number, and let the eye be pressed for each one.',
      'Leave the number of columns out: as many stand as there is room for.',
    ],
    donts: [
      'Leave an empty value blank; the dash says that it was not forgotten.',
      'Offer to copy every value.',
      'Colour a value that a Tag could name.',
    ],
  }),
} satisfies Meta<typeof Descriptions>

export default meta
type Story = StoryObj<typeof meta>

export const OneRowToRead: Story = {
  render: (args) => (
    <Card title="楼栋详情">
      <Descriptions {...args} />
    </Card>
  ),
}

export const TwoColumnsAtMost: Story = { args: { columns: 2 } }
export const NamesBesideValues: Story = { args: { columns: 1, layout: 'beside' } }

const looked = fn()

export const AMaskedValueShown: Story = {
  render: function Render() {
    const [shown, setShown] = useState(false)
    const onToggle = () => {
      looked()
      setShown(!shown)
    }
    return (
      <Descriptions
        items={[
          { label: '姓名', value: '陈静' },
          {
            label: '身份证号',
            value: shown ? '110101199003070000' : '1101**********0000',
            reveal: { shown, onToggle },
          },
          {
            label: '手机',
            value: '138****0000',
            reveal: { shown: false, pending: true, onToggle },
          },
        ]}
      />
    )
  },
  play: async ({ canvas }) => {
    const eye = canvas.getByRole('button', { name: '显示 身份证号' })
    await waitFor(() => expect(eye).toHaveAttribute('aria-pressed', 'false'))
    eye.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('110101199003070000')).toBeVisible())
    await waitFor(() => expect(looked).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: '显示 手机' }))
    await waitFor(() => expect(looked).toHaveBeenCalledOnce())
  },
}

export const CopiedToTheClipboard: Story = {
  play: async ({ canvas }) => {
    const write = fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: '复制 编号' }))
    await waitFor(() => expect(write).toHaveBeenCalledWith('A02'))
    await expect(await canvas.findByText('已复制')).toBeInTheDocument()
  },
}

export const LongWords: Story = {
  args: {
    items: [
      { label: '全称', value: '东湖校区学生第三生活区博学楼附属自行车棚及充电设施' },
      { label: '地址', value: 'https://campus.example/buildings/2f1c9a44-5b1e-7a01-9f3c-0d6a0c9e8b11' },
      { label: '一个很长很长的字段名称', value: '无' },
    ],
  },
}
