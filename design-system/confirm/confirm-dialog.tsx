import { type ReactNode, useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Progress } from '#design-system/progress/progress.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useText } from '#design-system/text/text.tsx'
import { TypedName } from './typed-name.tsx'
import { type Report, useWork } from './use-work.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  /** The question, naming what is meant: “删除楼栋「一号楼」？” */
  readonly title: string
  /** What will follow. */
  readonly children?: ReactNode
  /** The verb: 删除. Default 确定. */
  readonly confirmText?: string
  readonly cancelText?: string
  readonly danger?: boolean
  /** For what would hurt many: the person has to type this name before they may go on. */
  readonly typeName?: string
  /**
   * While it runs the dialog stays and shows it, with the share done if `report` tells it. A rejection is told in
   * the dialog, which stays open for another try; the caller closes it after success.
   */
  readonly onConfirm: (report: Report) => void | Promise<void>
  readonly onCancel: () => void
}

/** Asks before what cannot be undone. Focus begins on cancelling, or on the name to type. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmText,
  cancelText,
  danger,
  typeName,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const work = useWork(onConfirm)
  const close = () => {
    if (work.busy) return
    setTyped('')
    work.clear()
    onCancel()
  }
  const ready = !typeName || typed.trim() === typeName
  const confirm = async () => {
    if (!ready || work.busy) return
    if (await work.run()) setTyped('')
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      size="sm"
      title={title}
      footer={
        <>
          <Button onClick={close} disabled={work.busy} data-autofocus={typeName ? undefined : ''}>
            {cancelText ?? t('取消')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'solid'}
            loading={work.busy}
            disabled={!ready}
            onClick={() => void confirm()}
          >
            {work.fault ? t('重试') : (confirmText ?? t('确定'))}
          </Button>
        </>
      }
    >
      <Stack>
        {children && <div>{children}</div>}
        {typeName && (
          <TypedName
            name={typeName}
            value={typed}
            onChange={setTyped}
            onEnter={confirm}
            disabled={work.busy}
          />
        )}
        {work.busy && work.progress && (
          <Progress value={work.progress.value} label={work.progress.text ?? t('正在处理')} size="sm" />
        )}
        {work.fault && (
          <Alert tone="danger" title={t('没有成功')}>
            {work.fault}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}
