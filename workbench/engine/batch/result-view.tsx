import { Alert } from '#design-system/alert/alert.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { BatchResult, Refusal } from '#domain/kernel/batch.ts'
import { heard } from '#domain/kernel/phrase.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { ChangeLines } from '#workbench/engine/history/change-lines.tsx'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface ResultViewProps {
  readonly resource: AnyResource
  readonly result: BatchResult
  readonly choices: Choices
}

/** What would come of a batch: how many rows, which of them not and why, and how the first of them change. */
export function ResultView({ resource, result, choices }: ResultViewProps) {
  const { t } = useTranslation()
  const { total, changed, unchanged, refused, refusals, samples = [] } = result
  const facts = { total, changed, unchanged, refused }
  return (
    <Stack>
      <Alert
        tone={refused > 0 ? 'warning' : 'info'}
        title={t(
          '共 {{total}} 条：{{changed}} 条将被处理，{{unchanged}} 条无需改动，{{refused}} 条不能处理',
          facts,
        )}
      />
      {refusals.length > 0 && <Refusals label={t('不能处理的数据')} refusals={refusals} />}
      {samples.some(({ changes }) => changes.length > 0) && (
        <DataTable
          label={t('修改预览')}
          rows={samples}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', title: t(resource.label), width: 160, cell: ({ name }) => name },
            {
              key: 'changes',
              title: t('修改内容'),
              cell: ({ changes }) => <ChangeLines resource={resource} changes={changes} choices={choices} />,
            },
          ]}
        />
      )}
    </Stack>
  )
}

function Refusals({ label, refusals }: { label: string; refusals: readonly Refusal[] }) {
  const { t } = useTranslation()
  return (
    <DataTable
      label={label}
      rows={refusals}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('数据'), width: 180, cell: ({ name }) => name },
        { key: 'message', title: t('原因'), cell: (refusal) => t(heard(refusal)) },
      ]}
    />
  )
}
