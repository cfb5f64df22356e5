import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CardFace } from '#design-system/card-face/card-face.tsx'
import { guided } from '#stories/guide/guide.ts'

const meta = {
  title: 'Devices/CardFace',
  component: CardFace,
  args: {
    kind: 'campus',
    issuer: '东湖职业技术学院',
    name: '李思远',
    number: '202600123456',
    fields: [
      { label: '学院', value: '信息工程学院' },
      { label: '身份', value: '学生' },
    ],
  },
  parameters: guided({
    purpose: 'What was read from a card, to be compared with the card in the hand. It cannot be changed.',
    anatomy: [
      ['Mark', 'The first character of the school; never an emblem'],
      ['Fields', 'What the desk needs, and no more'],
      ['Number', 'Dots and the last four'],
    ],
    dos: ['Give the whole number and let the component mask it.'],
    donts: ['Do not add a photograph: none is kept.', 'Do not make it look like a document that is valid.'],
  }),
} satisfies Meta<typeof CardFace>

export default meta
type Story = StoryObj<typeof meta>

export const ACampusCard: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('••••••••3456')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(/202600/)).toBeNull())
  },
}
export const AResidentCard: Story = {
  args: {
    kind: 'resident',
    issuer: undefined,
    name: '欧阳明月',
    // Region 999999 is nowhere.
    number: '99999919900101001X',
    fields: [
      { label: '性别', value: '女' },
      { label: '民族', value: '汉' },
      { label: '有效期', value: '2019.06.01 至 2039.06.01' },
    ],
  },
}
export const ALongName: Story = {
  args: { name: '古丽巴哈尔·阿卜杜热依木·麦麦提明', issuer: '东湖职业技术学院医学护理学院实训中心' },
}
