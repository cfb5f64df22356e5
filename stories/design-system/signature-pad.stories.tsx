import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { type Signature, signaturePng } from '#design-system/signature-pad/signature.ts'
import { SignaturePad } from '#design-system/signature-pad/signature-pad.tsx'
import { guided } from '#stories/guide/guide.ts'
import { type KeyAct, playKeyboard } from '#stories/guide/keyboard.ts'

const strokes: Signature = {
  kind: 'drawn',
  width: 480,
  height: 160,
  paths: [
    'M60 50Q120 44 190 48Q192 52 188 53Q120 52 62 56Q57 53 60 50Z',
    'M120 30Q126 28 127 34Q126 84 122 124Q118 128 116 122Q118 80 120 30Z',
    'M70 120Q120 112 196 116Q200 121 194 123Q120 120 72 127Q66 124 70 120Z',
    'M240 40Q300 90 380 122Q384 128 376 128Q300 100 236 46Q235 40 240 40Z',
    'M370 36Q330 90 250 126Q242 128 246 121Q320 84 362 34Q368 31 370 36Z',
  ],
}

const draw = async (pad: HTMLElement) => {
  // A pointer of a test cannot be captured.
  pad.setPointerCapture = () => undefined
  const { left, top } = pad.getBoundingClientRect()
  const at = (x: number, y: number) => ({
    clientX: left + x,
    clientY: top + y,
    pointerId: 1,
    button: 0,
    buttons: 1,
    pressure: 0.5,
    pointerType: 'pen',
  })
  await fireEvent.pointerDown(pad, at(20, 20))
  for (let step = 1; step < 8; step++) {
    await fireEvent.pointerMove(document, at(20 + step * 12, 20 + step * 6))
    await new Promise(requestAnimationFrame)
  }
  await fireEvent.pointerUp(document, at(120, 70))
}

const keyboard: KeyAct[] = [
  {
    keys: 'Tab',
    does: 'To the buttons; the pad itself takes no focus, since keys cannot draw.',
    proof: async ({ canvas }) => {
      await userEvent.tab()
      await waitFor(() => expect(canvas.getByRole('button', { name: '改为键入姓名' })).toHaveFocus())
    },
  },
  {
    keys: 'Enter Space',
    does: 'On 改为键入姓名: a line to type the name instead.',
    proof: async ({ canvas, args }) => {
      await userEvent.keyboard('{Enter}')
      await userEvent.type(canvas.getByRole('textbox', { name: '键入姓名' }), '王建国')
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: '王建国' }))
    },
  },
]

const meta = {
  title: 'Input/SignaturePad',
  component: SignaturePad,
  args: { label: '学生签名', onChange: fn() },
  argTypes: { value: { control: false }, defaultValue: { control: false } },
  parameters: guided({
    purpose:
      'A signature on a form, by pen, finger or mouse. It is a picture, no proof of identity; where that is needed ask for the password or a code as well.',
    anatomy: [
      ['Pad', 'A line to write on; strokes of the pressure of the pen'],
      ['撤销一笔, 重写', 'One stroke back, or all'],
      ['改为键入姓名', 'For who cannot draw: the typed name counts as well'],
    ],
    dos: ['Say above it what is being signed.', 'Keep it with `signatureSvg`; it prints sharp at any size.'],
    donts: ['Ask for it twice on one form.', 'Refuse the typed name.'],
    keyboard,
  }),
} satisfies Meta<typeof SignaturePad>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Drawn: Story = {
  play: async ({ canvas, args }) => {
    await draw(canvas.getByRole('img', { name: '手写签名，还没有写' }))
    const pad = await canvas.findByRole('img', { name: '手写签名，共 1 笔' })
    await draw(pad)
    await canvas.findByRole('img', { name: '手写签名，共 2 笔' })
    await userEvent.click(canvas.getByRole('button', { name: '撤销一笔' }))
    await canvas.findByRole('img', { name: '手写签名，共 1 笔' })
    await userEvent.click(canvas.getByRole('button', { name: '重写' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null))
  },
}

export const Signed: Story = {
  args: { defaultValue: strokes },
  play: async () => {
    const bitmap = await createImageBitmap(await signaturePng(strokes, 2))
    await waitFor(() => expect([bitmap.width, bitmap.height]).toEqual([960, 320]))
  },
}

export const TypedName: Story = { args: { defaultValue: { kind: 'typed', name: '欧阳思远' } } }

export const InAFieldWithAnError: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="学生签名" required error="请签名">
      <SignaturePad {...args} />
    </Field>
  ),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: strokes } }

export const Keyboard: Story = { play: playKeyboard(keyboard) }
