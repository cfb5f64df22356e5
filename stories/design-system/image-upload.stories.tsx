import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { ImageUpload } from '#design-system/image-upload/image-upload.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const face =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"%3E%3Crect width="30" height="40" fill="%23cfe0f5"/%3E%3Ccircle cx="15" cy="15" r="7" fill="%23555f73"/%3E%3Cpath d="M2 40c0-10 6-14 13-14s13 4 13 14z" fill="%23555f73"/%3E%3C/svg%3E'

const painted = async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 300
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  for (let at = 0; at < 12; at++) {
    pen.fillStyle = `hsl(${at * 30} 60% 60%)`
    pen.fillRect((at % 4) * 100, Math.floor(at / 4) * 100, 100, 100)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob as Blob], '证件照.png', { type: 'image/png' })
}

const choose = async (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false })
}
const area = () => screen.findByRole('slider', { name: '裁剪范围' })
const measured = async () => {
  const slider = await area()
  await waitFor(() => expect(slider).toHaveAttribute('data-measured'))
  return slider
}
const rootStyle = () =>
  document.querySelector<HTMLElement>('[data-scope=image-cropper][data-part=root]')?.style
const zoom = () => Number(rootStyle()?.getPropertyValue('--image-zoom'))
const left = () => Number.parseFloat(rootStyle()?.getPropertyValue('--crop-x') ?? '')
const size = () => Number.parseFloat(rootStyle()?.getPropertyValue('--crop-height') ?? '')

const keyboard: KeyAct[] = [
  {
    keys: '+ −',
    does: 'On the crop area: zooms the picture in and out.',
    proof: async ({ canvasElement }) => {
      await choose(canvasElement, await painted())
      const slider = await measured()
      slider.focus()
      await userEvent.keyboard('+')
      await waitFor(() => expect(zoom()).toBeGreaterThan(1))
      await userEvent.keyboard('-')
      await waitFor(() => expect(zoom()).toBe(1))
    },
  },
  {
    keys: 'Alt+↑ ↓ ← →',
    does: 'Makes the area smaller or larger; with Shift by ten pixels. The shape stays.',
    proof: async () => {
      const before = size()
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
      await waitFor(() => expect(size()).toBeLessThan(before))
    },
  },
  {
    keys: '↑ ↓ ← →',
    does: 'Moves the area by a pixel, with Shift by ten, with Ctrl by fifty.',
    proof: async () => {
      const before = left()
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      await waitFor(() => expect(left()).toBeLessThan(before))
    },
  },
  {
    keys: 'Escape',
    does: 'Leaves without a cut.',
    proof: async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  },
]

const meta = {
  title: 'Input/ImageUpload',
  component: ImageUpload,
  args: { width: 295, height: 413, label: '证件照', onChange: fn() },
  argTypes: { value: { control: false }, defaultValue: { control: false } },
  parameters: guided({
    purpose:
      'One picture in a fixed format: a face, a crest, a cover. For several files of any kind take FileUpload. What comes out has exactly the pixels asked for.',
    anatomy: [
      ['Frame', 'In the shape of what comes out'],
      ['Buttons', '选择图片, 更换图片, 移除; pasting works too'],
      ['Dialog', 'Picture, crop area with four corners and thirds, tools, its keys in words'],
    ],
    dos: ['Ask for the size that is printed or shown, no more.', 'Take PNG only for what has clear parts.'],
    donts: ['Let people upload first and complain about the format after.'],
    keyboard,
  }),
} satisfies Meta<typeof ImageUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const WithAPicture: Story = {
  args: { defaultValue: face },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '当前图片' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '移除' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(null))
  },
}

export const CutToShape: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args, canvas }) => {
    await choose(canvasElement, await painted())
    await measured()
    await userEvent.click(screen.getByRole('button', { name: '向右转' }))
    await userEvent.click(screen.getByRole('button', { name: '使用' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
    const cut = (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Blob
    await waitFor(() => expect(cut.type).toBe('image/jpeg'))
    const bitmap = await createImageBitmap(cut)
    await waitFor(() => expect([bitmap.width, bitmap.height]).toEqual([295, 413]))
    await expect(await canvas.findByRole('img', { name: '当前图片' })).toBeVisible()
  },
}

export const Cropping: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await painted())
    await measured()
  },
}

export const NotAPicture: Story = {
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement, new File(['no'], '坏图.png', { type: 'image/png' }))
    await expect(await canvas.findByText('“坏图.png”打不开，可能不是图片或已损坏')).toBeVisible()
    await choose(canvasElement, new File(['x'], '说明.txt', { type: 'text/plain' }))
    await expect(await canvas.findByText('“说明.txt”的类型不符，只接受 image/*')).toBeVisible()
  },
}

export const InAFieldWithAnError: Story = {
  args: { label: undefined, width: 1200, height: 400 },
  render: (args) => (
    <Field label="封面" required error="请上传封面">
      <ImageUpload {...args} />
    </Field>
  ),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: face } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
