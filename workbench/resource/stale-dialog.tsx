import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { Comparison } from './comparison.tsx'
import type { AnyRow } from './row.ts'
import type { Choices } from './use-choices.ts'
import type { RowForm } from './use-row-form.ts'

export interface StaleDialogProps {
  readonly resource: AnyResource
  /** The row as somebody else left it meanwhile. */
  readonly newer: AnyRow
  readonly rowForm: Pick<RowForm, 'adopt' | 'dismiss' | 'overwrite' | 'pending' | 'saving'>
  readonly choices: Choices
}

/** Two people changed the same row. Shows both, field by field, and lets the later one decide. */
export function StaleDialog({ resource, newer, rowForm, choices }: StaleDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      title={t('内容已被他人修改')}
      onClose={rowForm.dismiss}
      footer={
        <>
          <Button onClick={() => rowForm.adopt(newer)}>{t('采用最新内容')}</Button>
          <Button variant="solid" loading={rowForm.saving} onClick={() => void rowForm.overwrite(newer)}>
            {t('用我的修改覆盖')}
          </Button>
        </>
      }
    >
      <p>
        {t('在您编辑期间，{{time}} 有人保存了新的内容。请核对以下字段后选择。', { time: newer.updatedAt })}
      </p>
      <Comparison resource={resource} mine={rowForm.pending()} newer={newer} choices={choices} />
    </Dialog>
  )
}
