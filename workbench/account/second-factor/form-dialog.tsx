import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface FormDialogProps {
  readonly title: string
  readonly text?: ReactNode
  readonly confirmText: string
  readonly danger?: boolean
  /** While it is, the dialog stays. */
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent) => unknown
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A few fields over the page, sent by the button or by Enter. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, confirmText, danger, busy, onSubmit, onClose, children } = props
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={text}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('取消')}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'solid'} loading={busy}>
            {confirmText}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack>{children}</Stack>
      </form>
    </Dialog>
  )
}
