import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
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

/** Two people changed the same row. Shows both, and lets the later one decide, field by field. */
export function StaleDialog({ resource, newer, rowForm, choices }: StaleDialogProps) {
  const { t } = useTranslation()
  const mine = rowForm.pending()
  const [kept, setKept] = useState<readonly string[]>(() => Object.keys(mine))
  return (
    <Dialog
      open
      title={t('内容已被他人修改')}
      onClose={rowForm.dismiss}
      footer={
        <>
          <Button onClick={() => rowForm.adopt(newer)}>{t('采用最新内容')}</Button>
          <Button
            variant="solid"
            loading={rowForm.saving}
            onClick={() => void rowForm.overwrite(newer, kept)}
          >
            {t('按选择保存')}
          </Button>
        </>
      }
    >
      <p>
        {t('在您编辑期间，{{time}} 有人保存了新的内容。请逐项选择保留哪一份，其余内容采用最新的。', {
          time: newer.updatedAt,
        })}
      </p>
      <Comparison
        resource={resource}
        mine={mine}
        newer={newer}
        choices={choices}
        kept={kept}
        onKeep={setKept}
      />
    </Dialog>
  )
}
