import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Tone } from '#design-system/tag/tag.tsx'
import { Timeline } from '#design-system/timeline/timeline.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { FieldChange } from '#domain/kernel/field-change.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { mayWrite } from '#workbench/engine/may-write.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChanges } from '#workbench/engine/use-changes.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { useFieldVisibility } from '#workbench/engine/use-field-access.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { historyQuery } from './calls.ts'
import { ChangeLines } from './change-lines.tsx'
import { verbOf } from './verb-of.ts'

const tones: Readonly<Record<string, Tone>> = { add: 'success', remove: 'danger' }

export interface RowHistoryProps {
  readonly resource: AnyResource
  readonly row: AnyRow
  readonly choices: Choices
}

/** Who changed which field of this row, and when; a single old value can be put back. */
export function RowHistory({ resource, row, choices }: RowHistoryProps) {
  const { t } = useTranslation()
  const history = useInfiniteQuery(historyQuery(resource, row.id))
  const { restore, restorable } = useRestore(resource, row)
  if (history.isPending) return <Waiting />
  if (history.error)
    return (
      <Empty
        title={t(history.error.message)}
        action={<Button onClick={() => void history.refetch()}>{t('重试')}</Button>}
      />
    )
  const records = history.data.pages.flat()
  if (records.length === 0)
    return <Empty title={t('还没有变更记录')} description={t('今后对这条数据的每次修改都会记在这里。')} />
  return (
    <Stack gap="lg">
      <Timeline
        label={t('变更记录')}
        events={records.map((record) => ({
          id: record.id,
          who: record.name ?? record.account,
          what: t(verbOf(resource, record.verb)),
          time: { shown: record.changedAt },
          ...(record.reason && { comment: t(record.reason) }),
          tone: tones[record.verb] ?? 'neutral',
          extra: record.changes.length > 0 && (
            <ChangeLines
              resource={resource}
              changes={record.changes}
              choices={choices}
              onRestore={restore}
              restorable={record.verb === 'add' ? undefined : restorable}
            />
          ),
        }))}
      />
      {history.hasNextPage && (
        <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('查看更早的记录')}
        </Button>
      )}
    </Stack>
  )
}

function Waiting() {
  return (
    <Stack>
      {[90, 70, 80, 60].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  )
}

function useRestore(resource: AnyResource, row: AnyRow) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { update } = useChanges(resource)
  const { access, masked } = useFieldVisibility(resource)
  const may = mayWrite(resource, row, 'update')

  /** What is shown masked is not what was kept, so that it cannot be sent back. */
  function restorable({ field: name, from }: FieldChange) {
    const field = resource.fields[name] as Field | undefined
    const writable = access[name] === 'write' || access[name] === 'required'
    if (!may || !field || field.secret || !writable || masked.includes(name)) return false
    return row[name] !== from && !(from === null && field.presence === 'required')
  }

  async function restore({ field, from }: FieldChange) {
    const label = t(resource.fields[field].label)
    const agreed = await confirm({
      title: t('恢复{{label}}的原值？', { label }),
      text: t('只恢复这一个字段，其余内容不变。恢复本身也会记入变更记录。'),
      confirmText: t('恢复'),
    })
    if (!agreed) return
    try {
      await update.mutateAsync({ row, changes: { [field]: from } })
      toast.success(t('已恢复'))
    } catch (error) {
      toast.error(t((error as Error).message))
    }
  }

  return { restore: (change: FieldChange) => void restore(change), restorable }
}
