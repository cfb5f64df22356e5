import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface NewerDialogProps {
  /** When somebody else kept theirs. */
  readonly time: string
  readonly saving: boolean
  readonly onAdopt: () => void
  readonly onOverwrite: () => void
  readonly onClose: () => void
}

/** Two people designed the same report. A layout is one piece, so it is one or the other. */
export function NewerDialog({ time, saving, onAdopt, onOverwrite, onClose }: NewerDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      size="sm"
      title={t('版面已被他人修改')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onAdopt}>{t('采用最新版面')}</Button>
          <Button variant="danger" loading={saving} onClick={onOverwrite}>
            {t('用我的版面覆盖')}
          </Button>
        </>
      }
    >
      <p>
        {t('在您设计期间，{{time}} 有人保存了新的版面。采用最新版面后，仍可用“撤销上一步”找回您的版面。', {
          time,
        })}
      </p>
    </Dialog>
  )
}
