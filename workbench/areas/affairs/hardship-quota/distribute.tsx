import { ConfirmDialog } from '#design-system/confirm/confirm-dialog.tsx'
import { quotaCalls } from '#domain/affairs/hardship/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useQuota } from './use-quota.ts'

interface DistributeProps {
  readonly batch: string
  readonly batchId: string
  readonly onClose: () => void
}

/** Divides the places of a batch anew, in place of what was set by hand. */
export function Distribute({ batch, batchId, onClose }: DistributeProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useQuota(quotaCalls.distribute, '名额已下达')
  return (
    <ConfirmDialog
      open
      title={t('下达“{{name}}”的名额？', { name: batch })}
      confirmText={t('下达名额')}
      onConfirm={async () => {
        await mutateAsync({ batchId })
        onClose()
      }}
      onCancel={onClose}
    >
      {t('按今天的在校人数重新分配到院系和班级。此前手工调整的名额与调剂将被替换。')}
    </ConfirmDialog>
  )
}
