import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { Whole } from '#design-system/parts/whole/whole.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { guided } from '#stories/guide/guide.ts'

const fields = ['楼栋代码', '楼栋名称', '所属校区', '楼层数', '建成年份', '管理员'].map((label) => (
  <Field key={label} label={label}>
    <TextInput />
  </Field>
))

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: fields },
  argTypes: { children: { control: false } },
  parameters: guided({
    purpose:
      'Cards or fields in columns that fold on a narrow screen. Either as many columns as fit (least), or two or three that become one (columns).',
    anatomy: [
      ['Root', 'A grid; its gap follows the density'],
      ['Whole', 'A child that takes a whole line, as a long text does'],
    ],
    dos: [
      'Take least for cards whose number one does not know.',
      'Take columns for a form, so that its fields keep their places.',
    ],
    donts: ['Don’t put more than three columns of fields side by side: labels are read down.'],
  }),
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

const columns = (element: Element | null) =>
  element ? getComputedStyle(element).gridTemplateColumns.split(' ').length : 0

export const AFormInTwoColumns: Story = { args: { columns: 'two' } }

export const AsManyAsFit: Story = { args: { least: 'sm' } }

export const ALongTextOnALineOfItsOwn: Story = {
  args: {
    columns: 'three',
    children: [
      ...fields.slice(0, 3),
      <Whole key="note">
        <Field label="备注">
          <TextInput />
        </Field>
      </Whole>,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvasElement.querySelector('.grid')
    if (columns(grid) < 2) return
    const note = canvas.getByLabelText('备注').getBoundingClientRect()
    const code = canvas.getByLabelText('楼栋代码').getBoundingClientRect()
    await waitFor(() => expect(note.width).toBeGreaterThan(code.width * 2))
  },
}

export const OnAPhone: Story = { args: { columns: 'two' }, globals: { viewport: { value: 'phone' } } }
