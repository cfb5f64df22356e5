import { useMutation } from '@tanstack/react-query'
import { Alert } from '#design-system/alert/alert.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { entriesOf } from '#domain/kernel/dictionary.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { letterOf } from '#domain/sheet/letter-of.ts'
import { hiddenRows, type ImportPlan, type ImportView, mergedCells } from '#domain/system/import-plan.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { setPlan } from './calls.ts'

export interface SheetNotesProps {
  readonly resource: AnyResource
  readonly of: ImportView
  readonly onGo: (next: ImportView) => void
}

/** What the sheet has that its cells do not show, such as hidden rows, and what becomes of it. */
export function SheetNotes({ resource, of, onGo }: SheetNotesProps) {
  const { t } = useTranslation()
  const { layout, plan } = of
  const going = useMutation({
    mutationFn: (over: Partial<ImportPlan>) => setPlan(of.id, { ...(plan as ImportPlan), ...over }),
    onSuccess: onGo,
  })
  if (!layout || !plan) return null
  const { count = 0, first = [] } = layout.hiddenRows ?? {}
  const isTaken = (at: number) => plan.columns[at] !== null && plan.columns[at] !== undefined
  const headingAt = (at: number) => String(layout.headings[at] || letterOf(at))
  const unseen = (layout.hiddenColumns ?? []).filter((at) => at < layout.headings.length)
  const merged = (layout.merged ?? []).filter(({ column }) => isTaken(column))
  const named = (columns: readonly number[]) => columns.map(headingAt).join(t('、'))
  const labelOf = (at: number) => t(resource.fields[plan.columns[at] ?? '']?.label ?? headingAt(at))
  return (
    <>
      {count > 0 && (
        <Alert
          tone="warning"
          title={t('表格里有 {{count}} 行是隐藏或筛选掉的', { count })}
          action={
            <Segmented
              label={t('隐藏的行')}
              value={plan.hidden}
              options={entriesOf(hiddenRows).map(([value, label]) => ({ value, label: t(label) }))}
              onChange={(hidden) => hidden && hidden !== plan.hidden && going.mutate({ hidden })}
            />
          }
        >
          {t(count > first.length ? '第 {{lines}} 行等' : '第 {{lines}} 行', { lines: first.join(t('、')) })}
        </Alert>
      )}
      {unseen.length > 0 && (
        <Alert tone="warning" title={t('表格里有隐藏的列')}>
          {[
            ...[unseen.filter((at) => !isTaken(at))].flatMap((columns) =>
              columns.length > 0
                ? [t('没有导入：{{names}}；需要时请重新对应列。', { names: named(columns) })]
                : [],
            ),
            ...[unseen.filter(isTaken)].flatMap((columns) =>
              columns.length > 0 ? [t('一并导入：{{names}}。', { names: named(columns) })] : [],
            ),
          ].join(' ')}
        </Alert>
      )}
      {merged.length > 0 && (
        <Alert
          tone="warning"
          title={t('表格里有合并单元格')}
          action={
            <Segmented
              label={t('合并单元格')}
              value={plan.merged}
              options={entriesOf(mergedCells).map(([value, label]) => ({ value, label: t(label) }))}
              onChange={(merged) => merged && merged !== plan.merged && going.mutate({ merged })}
            />
          }
        >
          {merged
            .map(({ column, rows }) =>
              t('“{{label}}”下方 {{count}} 行', { label: labelOf(column), count: rows }),
            )
            .join(t('、'))}
        </Alert>
      )}
      {going.error && <Alert tone="danger">{t(going.error.message)}</Alert>}
    </>
  )
}
