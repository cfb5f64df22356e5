import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'

interface ReasonDialogProps {
  readonly count: number
  readonly busy: boolean
  readonly onSubmit: (reason: string) => void
  readonly onClose: () => void
}

/** Whoever asked reads why it was refused, so a reason has to be there. */
export function ReasonDialog({ count, busy, onSubmit, onClose }: ReasonDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const empty = reason.trim() === ''
  return (
    <Dialog
      open
      size="sm"
      title={t('退回 {{count}} 条修改', { count })}
      description={t('退回后原信息不变，意见会发给提交人。')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button type="submit" form={id} variant="solid" loading={busy}>
            {t('退回')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (!empty) onSubmit(reason.trim())
        }}
      >
        <Field label={t('审核意见')} required error={asked && empty ? t('请填写审核意见') : undefined}>
          <TextArea
            name="reason"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
