import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { ActedOn } from '#domain/kernel/batch.ts'
import { heard } from '#domain/kernel/phrase.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface ActedDialogProps {
  readonly title: string
  readonly rows: readonly ActedOn[]
  readonly onClose: () => void
}

/** What came of an action, row by row; what an action has to tell is told this once. */
export function ActedDialog({ title, rows, onClose }: ActedDialogProps) {
  const { t } = useTranslation()
  const failed = rows.filter(({ message }) => message).length
  const secret = rows.some(({ secret }) => secret)
  return (
    <Dialog
      open
      size="md"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          {secret ? t('我已妥善转交') : t('关闭')}
        </Button>
      }
    >
      <Stack>
        <Alert
          tone={failed > 0 ? 'warning' : 'success'}
          title={t('成功 {{done}} 条，未执行 {{failed}} 条', { done: rows.length - failed, failed })}
        />
        {secret && <Alert tone="warning" title={t('以下内容只显示这一次，关闭后无法再次查看。')} />}
        <DataTable
          label={t('执行结果')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', title: t('数据'), width: 180, cell: ({ name }) => name },
            {
              key: 'result',
              title: t('结果'),
              cell: ({ message, phrase, secret }) =>
                message ? t(heard({ message, phrase })) : (secret ?? t('成功')),
            },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
