import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { FileUpload } from '#design-system/file-upload/file-upload.tsx'
import type { Upload } from '#design-system/file-upload/use-uploads.ts'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"%3E%3Crect width="40" height="30" fill="%238fb8e8"/%3E%3Cpath d="M0 30 14 12l9 10 6-6 11 14z" fill="%23557"/%3E%3C/svg%3E'

const file = (name: string, kilobytes: number, type = 'application/pdf') =>
  new File([new Uint8Array(kilobytes * 1024)], name, { type })

const carrying = (carried: File) => {
  const data = new DataTransfer()
  data.items.add(carried)
  return data
}

const atOnce: Upload = async ({ name }) => ({ id: name, name })
/** Stands at four tenths until it is told otherwise. */
const stuck: Upload = (sent, { onProgress, signal }) =>
  new Promise((_, reject) => {
    onProgress(sent.size * 0.4)
    signal.addEventListener('abort', () => reject(new Error('aborted')))
  })

const choose = async (canvasElement: HTMLElement, ...files: File[]) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input as HTMLInputElement, files, { applyAccept: false })
}

const keyboard: KeyAct[] = [
  {
    keys: 'Enter Space',
    does: 'On 选择文件: opens the chooser of the system.',
    proof: async ({ canvasElement, canvas }) => {
      const opened = fn((event: Event) => event.preventDefault())
      canvasElement.querySelector('input[type=file]')?.addEventListener('click', opened)
      canvas.getByRole('button', { name: '选择文件' }).focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await waitFor(() => expect(opened).toHaveBeenCalledTimes(2))
    },
  },
  {
    keys: 'Ctrl+V',
    does: 'Takes files or a screenshot from the clipboard.',
    proof: async ({ canvas }) => {
      const clipboardData = carrying(file('截图.png', 12, 'image/png'))
      canvas
        .getByRole('button', { name: '选择文件' })
        .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
      await canvas.findByText('截图.png')
    },
  },
  {
    keys: 'Tab',
    does: 'From file to file, to what can be done with each.',
    proof: async ({ canvas }) => {
      canvas.getByRole('button', { name: '选择文件' }).focus()
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '移除 截图.png' })).toHaveFocus())
    },
  },
]

const meta = {
  title: 'Input/FileUpload',
  component: FileUpload,
  args: { upload: atOnce, onChange: fn(), label: '附件' },
  argTypes: { view: { control: 'inline-radio', options: ['list', 'wall'] } },
  parameters: guided({
    purpose:
      'Files that belong to a record. For one picture in a fixed format take ImageUpload. How bytes travel is a port of the caller: `upload(file, { signal, onProgress, from })`.',
    anatomy: [
      ['Drop zone', 'Button, drop target, paste target; what is accepted stands there beforehand'],
      ['Refusals', 'Name each file and what would do'],
      ['Total', 'How many and how much of the lot'],
      ['File', 'Picture or sign, name, size; pause, go on, try again, cancel, remove'],
    ],
    dos: [
      'Say the limits; they are shown before one chooses.',
      'Take `from` seriously in the transport: a paused or failed file goes on at that byte.',
      'Use the wall for photos, where a name says nothing.',
    ],
    donts: ['Send only on saving the form: a failure would then cost the whole form.', 'Accept everything.'],
    keyboard,
  }),
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { accept: ['.pdf', 'image/*'], maxSize: 10 * 1024 ** 2, maxCount: 5 },
}

export const ChosenAndSent: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    await choose(canvasElement, file('入住协议.pdf', 240), file('身份证.pdf', 512))
    await expect(await canvas.findByText('身份证.pdf')).toBeVisible()
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        { id: '入住协议.pdf', name: '入住协议.pdf', size: 240 * 1024 },
        { id: '身份证.pdf', name: '身份证.pdf', size: 512 * 1024 },
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: '移除 入住协议.pdf' }))
    await waitFor(() => expect(canvas.queryByText('入住协议.pdf')).toBeNull())
  },
}

export const RefusedByName: Story = {
  args: { accept: ['.pdf'], maxSize: 1024 ** 2, maxCount: 2 },
  play: async ({ canvasElement, canvas }) => {
    await choose(
      canvasElement,
      file('安装.exe', 3, ''),
      file('扫描件.pdf', 3072),
      file('一.pdf', 8),
      file('二.pdf', 8),
      file('三.pdf', 8),
    )
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(within(alert).getByText('“安装.exe”的类型不符，只接受 .pdf')).toBeVisible())
    await waitFor(() => expect(within(alert).getByText('“扫描件.pdf”有 3 MB，超过了 1 MB')).toBeVisible())
    await waitFor(() => expect(within(alert).getByText('“三.pdf”没有加入，最多 2 个文件')).toBeVisible())
    await expect(await canvas.findByText('一.pdf')).toBeVisible()
  },
}

const resumable = fn<Upload>((sent, { from, onProgress, signal }) =>
  from > 0
    ? Promise.resolve({ id: 'x', name: sent.name })
    : new Promise((_, reject) => {
        onProgress(sent.size * 0.4)
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
)

export const PausedAndResumed: Story = {
  args: { upload: resumable },
  play: async ({ canvasElement, canvas }) => {
    resumable.mockClear()
    await choose(canvasElement, file('迎新视频.pdf', 1000))
    await userEvent.click(await canvas.findByRole('button', { name: '暂停 迎新视频.pdf' }))
    await waitFor(() => expect(canvas.getByText('已暂停，400 KB / 1,000 KB')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '继续 迎新视频.pdf' }))
    await expect(await canvas.findByRole('button', { name: '移除 迎新视频.pdf' })).toBeVisible()
    await waitFor(() => expect(resumable.mock.lastCall?.[1].from).toBe(400 * 1024))
  },
}

const failsOnce = fn<Upload>()

export const FailedAndTriedAgain: Story = {
  args: { upload: failsOnce },
  play: async ({ canvasElement, canvas }) => {
    failsOnce.mockRejectedValueOnce(new Error('网络已断开'))
    failsOnce.mockResolvedValueOnce({ id: 'a', name: '名单.pdf' })
    await choose(canvasElement, file('名单.pdf', 64))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有传完：网络已断开')
    await userEvent.click(canvas.getByRole('button', { name: '重试 名单.pdf' }))
    await expect(await canvas.findByRole('button', { name: '移除 名单.pdf' })).toBeVisible()
  },
}

export const UnderWay: Story = {
  args: {
    upload: stuck,
    defaultValue: [{ id: '1', name: '入住协议（二〇二六版）签字扫描件.pdf', size: 482_000, url: '#file' }],
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(
      canvasElement,
      file('房间照片.zip', 6400, 'application/zip'),
      file('床位表.xlsx', 88),
      file('说明.txt', 4),
    )
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: '上传' })).toBeVisible())
    await expect(await canvas.findByText('等待上传')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消 床位表.xlsx' }))
    await waitFor(() => expect(canvas.queryByText('等待上传')).toBeNull())
  },
}

export const AWallOfPictures: Story = {
  args: {
    view: 'wall',
    accept: ['image/*'],
    defaultValue: ['报修前.png', '报修后.png', '走廊.jpg'].map((name, at) => ({
      id: String(at),
      name,
      url: picture,
      size: 182_000 + at * 40_000,
    })),
  },
}

export const Dropped: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = carrying(file('通知.pdf', 20))
    const zone = canvas.getByText('也可以拖到这里，或复制后粘贴')
    for (const name of ['dragover', 'drop'])
      zone.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByRole('button', { name: '移除 通知.pdf' })).toBeVisible()
  },
}

export const AFolderDropped: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = carrying(file('通知.pdf', 20))
    const [dropped] = dataTransfer.items
    const folder = { getAsFile: () => file('材料', 4), webkitGetAsEntry: () => ({ isDirectory: true }) }
    Object.defineProperty(dataTransfer, 'items', { value: [folder, dropped] })
    canvas
      .getByText('也可以拖到这里，或复制后粘贴')
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await canvas.findByRole('button', { name: '移除 通知.pdf' })).toBeVisible()
    await expect(await canvas.findByText('“材料”是文件夹，请打开后选择其中的文件')).toBeVisible()
  },
}

/** Moved or renamed since it was chosen. */
export const GoneSinceItWasChosen: Story = {
  args: { upload: () => Promise.reject(new Error('网络连接错误')) },
  play: async ({ canvasElement, canvas }) => {
    const gone = file('名单.pdf', 64)
    Object.defineProperty(gone, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
    })
    await choose(canvasElement, gone)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有传完：读不到这个文件')
  },
}

export const InAFieldWithAnError: Story = {
  args: { label: undefined, accept: ['.pdf'] },
  render: (args) => (
    <Field label="证明材料" required error="至少上传一份证明材料">
      <FileUpload {...args} />
    </Field>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('group', { name: /证明材料/ })).toBeVisible())
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: [{ id: '1', name: '协议.pdf', size: 20_480 }] },
}

export const Keyboard: Story = { play: playKeyboard(keyboard) }
