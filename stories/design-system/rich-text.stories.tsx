import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { RichText } from '#design-system/rich-text/rich-text.tsx'
import { RichTextView } from '#design-system/rich-text/rich-text-view.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const notice =
  '<h2>关于东湖校区停水的通知</h2><p>各楼栋：<strong>九月二十八日 22:00</strong> 至次日 06:00 停水检修，请提前储水。</p><ul><li><p>一号至九号宿舍楼</p></li><li><p>第二食堂</p></li></ul><h3>联系人</h3><p>后勤处，<a href="https://example.edu.cn/logistics">值班表</a>。</p><blockquote><p>如遇特殊情况，以当日广播为准。</p></blockquote>'

type Context = Parameters<KeyAct['proof']>[0]
const area = ({ canvas }: Context) => canvas.getByRole('textbox', { name: '正文' })
const tool = ({ canvas }: Context, name: string) => canvas.getByRole('button', { name })

/** The keys as the browser sends them; text itself comes by the browser's own editing. */
const press = async (context: Context, init: KeyboardEventInit) => {
  area(context).focus()
  area(context).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
}
const markAll = (context: Context) => {
  area(context).focus()
  getSelection()?.selectAllChildren(area(context).querySelector('p') as Node)
  return new Promise((resolve) => setTimeout(resolve, 50))
}

const keyboard: KeyAct[] = [
  {
    keys: 'Ctrl+B Ctrl+I',
    does: 'Bold, italic, on and off.',
    proof: async (context) => {
      await markAll(context)
      await press(context, { key: 'b', code: 'KeyB', ctrlKey: true })
      await waitFor(() => expect(area(context).querySelector('strong')).toHaveTextContent('明天停水'))
      await press(context, { key: 'i', code: 'KeyI', ctrlKey: true })
      await waitFor(() => expect(area(context).querySelector('em')).toHaveTextContent('明天停水'))
    },
  },
  {
    keys: 'Ctrl+Z Ctrl+Y',
    does: 'Takes the last change back, and does it again.',
    proof: async (context) => {
      await press(context, { key: 'z', code: 'KeyZ', ctrlKey: true })
      await waitFor(() => expect(area(context).querySelector('em')).toBeNull())
      await press(context, { key: 'y', code: 'KeyY', ctrlKey: true })
      await waitFor(() => expect(area(context).querySelector('em')).not.toBeNull())
    },
  },
  {
    keys: 'Ctrl+] Ctrl+[',
    does: 'In a list: one level in, one level out. Tab is not taken for it.',
    proof: async (context) => {
      await userEvent.click(tool(context, '项目列表'))
      await waitFor(() => expect(area(context).querySelector('ul')).not.toBeNull())
      await press(context, { key: '[', code: 'BracketLeft', ctrlKey: true })
      await waitFor(() => expect(area(context).querySelector('ul')).toBeNull())
    },
  },
  {
    keys: 'Alt+F10',
    does: 'To the formatting tools.',
    proof: async (context) => {
      await press(context, { key: 'F10', code: 'F10', altKey: true })
      await waitFor(() =>
        expect(context.canvas.getByRole('toolbar').contains(document.activeElement)).toBe(true),
      )
    },
  },
  {
    keys: '← → Home End',
    does: 'Among the tools; all of them are one tab stop.',
    proof: async (context) => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(tool(context, '撤销（Ctrl+Z）')).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(tool(context, '恢复（Ctrl+Y）')).toHaveFocus())
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await waitFor(() => expect(tool(context, '链接')).toHaveFocus())
      await userEvent.keyboard('{Home}{End}')
      await waitFor(() => expect(tool(context, '链接')).toHaveFocus())
    },
  },
  {
    keys: 'Tab Shift+Tab',
    does: 'From the tools into the text and out of it, from a list too: nothing holds the focus.',
    proof: async (context) => {
      await userEvent.tab()
      await waitFor(() => expect(area(context)).toHaveFocus())
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(tool(context, '链接')).toHaveFocus())
    },
  },
]

const gate = '0193b0a1-6c5e-7a10-8f4b-2d9c1e7a5b30'
const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="120"%3E%3Crect width="320" height="120" fill="%234b79c8"/%3E%3C/svg%3E'
const pictures = { keep: async () => gate, show: async () => new Map([[gate, drawn]]) }
const timetable = `<p>校门开放时间</p><table><tbody><tr><th><p>校门</p></th><th><p>时间</p></th></tr><tr><td><p>东门</p></td><td><p>6:00 至 23:00</p></td></tr></tbody></table><img data-file="${gate}" alt="东门">`

const meta = {
  title: 'Input/RichText',
  component: RichText,
  args: { label: '正文', onChange: fn() },
  parameters: guided({
    purpose:
      'Text with headings, lists, links, tables and pictures: a notice, a rule, an answer. For a remark take a TextArea. It is shown again by RichTextView, behind the same gate.',
    anatomy: [
      ['Tools', 'Undo, headings, bold, italic, lists, quote, clear, picture, table, link; one tab stop'],
      ['Picture', 'Names the file that keeps it, and has words for those who do not see it'],
      ['Text', 'Grows to half of the window, then scrolls'],
      ['Gate', '`clean-html.ts`: one list of tags for what is stored, pasted, and given back'],
    ],
    dos: ['Show stored text by RichTextView only.', 'Clean it on the server too; a browser is not a border.'],
    donts: ['Offer colours and sizes; a hundred writers would make a hundred styles.', 'Put a form into it.'],
    keyboard,
  }),
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { defaultValue: notice } }

export const Formatting: Story = {
  args: { defaultValue: '<p>明天停水</p>' },
  play: async (context) => {
    await markAll(context)
    await userEvent.click(tool(context, '标题'))
    await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith('<h2>明天停水</h2>'))
    await waitFor(() => expect(tool(context, '标题')).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(tool(context, '清除格式'))
    await waitFor(() => expect(context.args.onChange).toHaveBeenLastCalledWith('<p>明天停水</p>'))
  },
}

export const ALink: Story = {
  args: { defaultValue: '<p>值班表</p>' },
  play: async (context) => {
    await markAll(context)
    await userEvent.click(tool(context, '链接'))
    const address = await screen.findByRole('textbox', { name: '地址' })
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await waitFor(() => expect(screen.getByText('地址要以 https:// 或 / 开头')).toBeVisible())
    await userEvent.clear(address)
    await userEvent.type(address, 'example.edu.cn{Enter}')
    await waitFor(() =>
      expect(context.args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('href="https://example.edu.cn"'),
      ),
    )
  },
}

export const PastedFromElsewhere: Story = {
  play: async (context) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<div style="color:red"><script>window.broken=1</script><p class="MsoNormal">请<b>准时</b>到场<img src=x onerror="window.broken=1"></p></div>',
    )
    area(context).focus()
    area(context).dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    )
    await waitFor(() =>
      expect(context.args.onChange).toHaveBeenLastCalledWith('<p>请<strong>准时</strong>到场</p>'),
    )
    await waitFor(() => expect('broken' in window).toBe(false))
  },
}

export const ToRead: StoryObj = {
  render: () => (
    <Card>
      <RichTextView html={`${notice}<script>window.broken=1</script>`} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '值班表' })).toHaveAttribute('rel', 'noopener noreferrer'),
    )
    await waitFor(() => expect('broken' in window).toBe(false))
  },
}

export const InAFieldWithAnError: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="通知正文" required error="请填写正文">
      <RichText {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /通知正文/ })).toBeInvalid())
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: notice } }

export const Keyboard: Story = {
  args: { defaultValue: '<p>明天停水</p>' },
  play: playKeyboard(keyboard),
}

export const WithATableAndAPicture: Story = { args: { defaultValue: timetable, pictures } }

export const ATableIsMade: Story = {
  args: { defaultValue: '<p>值班</p>', pictures },
  play: async (context) => {
    const choose = async (name: string) => {
      await userEvent.click(tool(context, '表格工具'))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    area(context).focus()
    await choose('插入表格（3 行 3 列）')
    await waitFor(() => expect(area(context).querySelectorAll('th')).toHaveLength(3))
    await choose('在下方插入行')
    await waitFor(() => expect(area(context).querySelectorAll('tr')).toHaveLength(4))
    await choose('删除列')
    await waitFor(() => expect(area(context).querySelectorAll('th')).toHaveLength(2))
    await waitFor(() =>
      expect(context.args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^(?:<p>.*<\/p>)?<table><tbody><tr><th><p><\/p><\/th>/),
      ),
    )
    await choose('删除表格')
    await waitFor(() => expect(area(context).querySelector('table')).toBeNull())
  },
}

export const APictureIsPutIn: Story = {
  args: { defaultValue: '<p>东门</p>', pictures },
  play: async (context) => {
    await userEvent.click(tool(context, '图片与说明'))
    await userEvent.type(await screen.findByRole('textbox', { name: /图片说明/ }), '校门')
    const chosen = new File([new Uint8Array([1])], 'gate.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('选择图片', { selector: 'input' }), chosen)
    await waitFor(() =>
      expect(context.args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining(`<img data-file="${gate}" alt="校门">`),
      ),
    )
    await waitFor(() => expect(area(context).querySelector('img')).toHaveAttribute('src', drawn))
  },
}
