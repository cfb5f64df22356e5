import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Watermark } from '#design-system/watermark/watermark.tsx'
import { guided } from '#stories/guide/guide.ts'

const card = (
  <Card title="学生信息">
    <Descriptions
      items={[
        { label: '姓名', value: '李思远' },
        { label: '学号', value: '20260117' },
        { label: '身份证号', value: '320*************12' },
        { label: '宿舍', value: '博学楼 305' },
        {
          label: '备注',
          value: '三层东侧正在加固，九月底前走西门；电梯照常使用，无障碍通道改到北侧。',
          whole: true,
        },
      ]}
    />
  </Card>
)

const meta = {
  title: 'Layout/Watermark',
  component: Watermark,
  parameters: guided({
    purpose:
      'Faint words over what is shown, so that a photograph of the screen tells whose it was and when. A reminder to the one who looks, not a lock.',
    anatomy: [
      [
        'Sheet',
        'One SVG pattern in the colour of the text, 8 % of it. Takes no clicks, is not read aloud, and is printed.',
      ],
      ['Mark', 'One or two lines, turned by 22°: name, number, minute.'],
    ],
    dos: [
      'Show who looks and when, not the name of the college.',
      'Lay it over the page as a whole, or round what is confidential.',
    ],
    donts: ['Do not count on it: who owns the browser can hide it.'],
  }),
  args: { lines: ['王建国 20260001', '2026-11-21 08:30'], children: card },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Watermark>

export default meta
type Story = StoryObj<typeof meta>

export const OverAPart: Story = {}
export const OverThePage: Story = {
  args: { children: undefined },
  render: (args) => (
    <>
      {card}
      <Watermark {...args} />
    </>
  ),
}

const sheet = (canvasElement: HTMLElement) => canvasElement.querySelector('svg[data-over]')

export const ItComesBack: Story = {
  play: async ({ canvasElement }) => {
    sheet(canvasElement)?.remove()
    await waitFor(() => expect(sheet(canvasElement)).toBeNull())
    await waitFor(() => expect(sheet(canvasElement)).toBeVisible())
    sheet(canvasElement)?.setAttribute('style', 'opacity: 0')
    await waitFor(() => expect(sheet(canvasElement)).not.toHaveAttribute('style'))
    sheet(canvasElement)?.querySelector('text')?.replaceChildren('nobody')
    await waitFor(() => expect(sheet(canvasElement)).toHaveTextContent('王建国'))
  },
}
