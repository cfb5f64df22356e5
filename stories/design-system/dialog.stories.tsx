import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/button.tsx'
import { ConfirmProvider, useConfirm } from '#design-system/confirm/confirm.tsx'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: { open: true, title: '新增楼栋', onClose: fn(), children: null },
  argTypes: {
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl'] },
    footer: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const AddingARow: Story = {
  args: {
    size: 'sm',
    children: (
      <Stack>
        <Field label="编号" required>
          <TextInput />
        </Field>
        <Field label="名称" required>
          <TextInput />
        </Field>
      </Stack>
    ),
    footer: (
      <>
        <Button>取消</Button>
        <Button variant="solid">保存</Button>
      </>
    ),
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '新增楼栋' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: /编号/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const ReadingARowAtTheSide: StoryObj = {
  render: () => (
    <Drawer open title="楼栋详情" onClose={() => undefined} footer={<Button>关闭</Button>}>
      <Descriptions
        items={[
          { label: '编号', value: 'A02' },
          { label: '名称', value: '博学楼' },
          { label: '建成日期', value: '2000-09-01' },
          { label: '负责人', value: null },
          { label: '备注', value: '三层东侧正在加固，九月底前走西门。', whole: true },
        ]}
      />
    </Drawer>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '楼栋详情' })).toBeInTheDocument()
  },
}

const Removing = ({ onAnswer }: { readonly onAnswer: (yes: boolean) => void }) => {
  const confirm = useConfirm()
  const [said, setSaid] = useState('')
  const ask = async () => {
    const yes = await confirm({
      title: '删除楼栋「博学楼」？',
      text: '删除后不能恢复，楼内 48 间教室会一并删除。',
      confirmText: '删除',
      danger: true,
    })
    onAnswer(yes)
    setSaid(yes ? '已删除' : '已取消')
  }
  return (
    <Stack direction="row" align="center">
      <Button variant="danger" onClick={ask}>
        删除
      </Button>
      <span>{said}</span>
    </Stack>
  )
}

const onAnswer = fn()

export const AskedBeforeRemoving: StoryObj = {
  render: () => (
    <ConfirmProvider>
      <Removing onAnswer={onAnswer} />
    </ConfirmProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await screen.findByRole('alertdialog', { name: '删除楼栋「博学楼」？' })
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(canvas.getByText('已取消')).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getAllByRole('button', { name: '删除' }).at(-1) as HTMLElement)
    await expect(onAnswer).toHaveBeenLastCalledWith(true)
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }))
    await screen.findByRole('alertdialog')
  },
}
