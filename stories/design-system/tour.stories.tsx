import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tour, type TourProps, type TourStep } from '#design-system/tour/tour.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const steps: TourStep[] = [
  { id: 'hello', title: '欢迎使用床位图', text: '用一分钟看看三处和以前不同的地方。' },
  { id: 'filter', target: '#tour-filter', title: '先选楼栋', text: '选好之后下面只显示这一栋。' },
  { id: 'gone', target: '#tour-gone', title: '不在页面上', text: '没有权限的人看不到，这一步会略过。' },
  { id: 'save', target: '#tour-save', title: '改完要保存', text: '拖动床位后，按这里一次提交。' },
]

const Page = (props: Omit<TourProps, 'steps'>) => {
  const [open, setOpen] = useState(props.open)
  return (
    <Stack gap="lg" align="start">
      <Button onClick={() => setOpen(true)}>再看一遍</Button>
      <button id="tour-filter" type="button">
        东湖校区 · 一号楼
      </button>
      <Button variant="solid" id="tour-save">
        保存
      </Button>
      <Tour
        {...props}
        steps={steps}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          props.onOpenChange?.(next)
        }}
      />
    </Stack>
  )
}

const step = (name: string) => screen.findByRole('alertdialog', { name })
/** A step that is still being put in its place takes no click. */
async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'))
  await userEvent.click(button)
}
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const again = () => screen.getByRole('button', { name: '再看一遍' })

const keyboard: KeyAct[] = [
  {
    keys: 'Enter Space',
    does: 'On 下一步: to the next step. The focus goes along into each step.',
    proof: async () => {
      await userEvent.click(again())
      await step('欢迎使用床位图')
      screen.getByRole('button', { name: '下一步' }).focus()
      await userEvent.keyboard('{Enter}')
      const panel = await step('先选楼栋')
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    },
  },
  {
    keys: '→ ←',
    does: 'To the next step, and back.',
    proof: async () => {
      await userEvent.keyboard('{ArrowRight}')
      await step('改完要保存')
      await waitFor(async () =>
        expect((await step('改完要保存')).contains(document.activeElement)).toBe(true),
      )
      await userEvent.keyboard('{ArrowLeft}')
      await step('先选楼栋')
    },
  },
  {
    keys: 'Tab Shift+Tab',
    does: 'Through the buttons of the step and the thing it speaks of, and round again; not into the rest of the page.',
    proof: async () => {
      const panel = await step('先选楼栋')
      const target = document.querySelector('#tour-filter')
      screen.getByRole('button', { name: '下一步' }).focus()
      await userEvent.tab()
      await waitFor(() =>
        expect([target, ...panel.querySelectorAll('button')]).toContain(document.activeElement),
      )
      await userEvent.tab({ shift: true })
      await waitFor(() =>
        expect([target, ...panel.querySelectorAll('button')]).toContain(document.activeElement),
      )
    },
  },
  {
    keys: 'Escape',
    does: 'Leaves the tour; the focus returns to where it was before.',
    proof: async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(again()).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Feedback/Tour',
  component: Tour,
  args: { steps, onOpenChange: fn() },
  render: ({ steps: _, ...args }) => <Page {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    ...guided({
      purpose:
        'Shows a newcomer round a screen, or what is new on it, in three to five steps. What a label can say needs no tour.',
      anatomy: [
        ['Veil with a window', 'The thing spoken of stays in sight and can be used'],
        ['Step', 'Title, one or two sentences, count'],
        ['Acts', '跳过, 上一步, 下一步; on the last 完成'],
        ['Memory', 'A port of the caller: seen already? how did it end?'],
      ],
      dos: [
        'Begin in the middle with what it is about, then go by the order of work.',
        'Offer it again from the help of the screen.',
        'Keep on the server that it was seen.',
      ],
      donts: [
        'Show it to somebody in the middle of a task.',
        'Explain what everybody knows; each step costs patience.',
      ],
      keyboard,
    }),
  },
} satisfies Meta<typeof Tour>

export default meta
type Story = StoryObj<typeof meta>

export const FromTheFirstStep: Story = {
  args: { open: true },
  play: async ({ args }) => {
    await step('欢迎使用床位图')
    await waitFor(() => expect(screen.getByText('第 1 步，共 3 步')).toBeInTheDocument())
    await press('下一步')
    await step('先选楼栋')
    await press('下一步')
    await step('改完要保存')
    await press('完成')
    await gone()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

export const AtOneThing: Story = {
  args: { open: true },
  play: async () => {
    await step('欢迎使用床位图')
    await press('下一步')
    await step('先选楼栋')
  },
}

const remember = fn()

export const ShownOnce: StoryObj = {
  render: () => (
    <Stack align="start">
      <Button id="tour-save">保存</Button>
      <Tour steps={steps} memory={{ seen: async () => false, remember }} />
    </Stack>
  ),
  play: async () => {
    remember.mockClear()
    await step('欢迎使用床位图')
    await press('跳过')
    await gone()
    await waitFor(() => expect(remember).toHaveBeenCalledWith('left'))
  },
}

export const NotShownTwice: StoryObj = {
  render: () => <Tour steps={steps} memory={{ seen: () => true, remember }} />,
  play: async () => expect(screen.queryByRole('alertdialog')).toBeNull(),
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
