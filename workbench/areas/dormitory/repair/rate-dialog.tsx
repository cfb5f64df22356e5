import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Rating } from '#design-system/rating/rating.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextArea } from '#design-system/text-area/text-area.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChanges } from '#workbench/engine/use-changes.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface RateDialogProps {
  readonly row: AnyRow
  readonly onClose: () => void
}

/** How the repair was, in stars and, if one likes, in words. */
export function RateDialog({ row, onClose }: RateDialogProps) {
  const { t } = useTranslation()
  const { act } = useChanges(repairOrder)
  const [rating, setRating] = useState<number | null>(null)
  const [comment, setComment] = useState('')
  async function send() {
    try {
      await act.mutateAsync({ row, action: 'rate', answers: { rating, comment: comment.trim() || null } })
      toast.success(t('感谢您的评价'))
      onClose()
    } catch (error) {
      toast.error(error instanceof Error ? t(error.message) : t('没有保存成功，请重试。'))
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={t('评价：{{name}}', { name: String(row.title ?? '') })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            variant="solid"
            disabled={rating === null}
            loading={act.isPending}
            onClick={() => void send()}
          >
            {t('提交评价')}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={t('满意度')} required>
          <Rating value={rating} onChange={setRating} />
        </Field>
        <Field label={t('评价内容')}>
          <TextArea
            value={comment}
            maxLength={300}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  )
}
