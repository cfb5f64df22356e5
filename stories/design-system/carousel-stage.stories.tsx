import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { CarouselStage } from '#design-system/carousel-stage/carousel-stage.tsx'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import { Ranking } from '#design-system/ranking/ranking.tsx'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'
import { onWall } from './on-wall.tsx'
import { leaves, students } from './samples-figures.ts'

const onPanel = { titleHidden: true, tools: false, still: true, height: 'fill' } as const
const pages = [
  { key: 'leaves', title: '请假趋势', content: <LineChart {...onPanel} {...leaves} title="请假趋势" /> },
  {
    key: 'colleges',
    title: '学院排名',
    content: <Ranking label="学院排名" items={students} limit={5} number={{ unit: '人' }} />,
  },
  { key: 'parts', title: '学院构成', content: <RingChart {...onPanel} title="学院构成" parts={students} /> },
]

const Broken = () => {
  throw new Error('这一页坏了')
}

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'Goes to pause, back and forward; while one has the focus the pages stand still',
    proof: async ({ canvas }) => {
      const pause = await canvas.findByRole('button', { name: '暂停轮播' })
      pause.focus()
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '上一页' })).toHaveFocus())
    },
  },
  {
    keys: '→ ←',
    does: 'On the buttons: the next page and the one before',
    proof: async ({ canvas }) => {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(canvas.getByRole('group', { name: '学院排名' })).toBeInTheDocument())
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(canvas.getByRole('group', { name: '请假趋势' })).toBeInTheDocument())
    },
  },
  {
    keys: 'Enter Space',
    does: 'Press the button: pause and go on, back, forward',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('group', { name: '学院排名' })).toBeInTheDocument())
      canvas.getByRole('button', { name: '暂停轮播' }).focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(canvas.getByRole('button', { name: '继续轮播' })).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Big screen/CarouselStage',
  component: CarouselStage,
  args: { label: '轮播', pages, onPageError: fn() },
  decorators: [onWall],
  parameters: guided({
    purpose: 'Pages that take turns on a wall that has too little room for all of them.',
    anatomy: [
      ['Stage', 'The page on show; the next is drawn behind it beforehand, so that it comes whole'],
      ['Buttons', 'Pause, back, forward'],
      ['Bars', 'One for each page; the one on show fills, and is the clock'],
    ],
    dos: ['Give a page as long as it takes to read: ten seconds at least.', 'Report `onPageError`.'],
    donts: ['Do not put what must be seen at once into it.', 'Do not nest it.'],
    keyboard,
  }),
} satisfies Meta<typeof CarouselStage>

export default meta
type Story = StoryObj<typeof meta>

export const ThreePagesInTurn: Story = {
  args: { dwell: 0.3 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: '学院排名' })).toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('group', { name: '学院构成' })).toBeInTheDocument())
  },
}

export const AtMostTwoMounted: Story = {
  args: { defaultPlaying: false },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }))
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(1))
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=group]')).toHaveLength(2))
  },
}

export const ABrokenPageIsPassedOver: Story = {
  args: {
    defaultPlaying: false,
    pages: [{ key: 'broken', title: '坏页', content: <Broken /> }, ...pages],
  },
  // React reports the error that the page throws on purpose.
  beforeEach: () => {
    const error = spyOn(console, 'error').mockImplementation(() => {})
    return () => error.mockRestore()
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('group', { name: '请假趋势' })).toBeInTheDocument()
    await waitFor(() => expect(args.onPageError).toHaveBeenCalledWith('broken', expect.any(Error)))
  },
}

export const NothingToShow: Story = { args: { pages: [] } }
export const Keyboard: Story = { args: { dwell: 60 }, play: playKeyboard(keyboard) }
