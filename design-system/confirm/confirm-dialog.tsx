import { type ReactNode, useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useText } from '#design-system/text/text.tsx'

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
  /** While it runs the dialog stays and shows it; a rejection is the caller's to tell. */
  readonly onConfirm: () => void | Promise<void>
  readonly onCancel: () => void
}

/** Asks before what cannot be undone. Focus begins on cancelling. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmText,
  cancelText,
  danger,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      size="sm"
      title={title}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy} data-autofocus>
            {cancelText ?? t('取消')}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} loading={busy} onClick={confirm}>
            {confirmText ?? t('确定')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
