import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { isHidden, orderedKeys } from '#design-system/data-table/view.ts'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Field } from '#design-system/field/field.tsx'
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import type { Rows } from '#domain/kernel/list-query.ts'
import { today } from '#domain/kits/college-clock.ts'
import { pageQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useColumns } from '#workbench/engine/use-columns.tsx'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useTab } from '#workbench/portal/tab-context.ts'
import { TaskProgress } from '#workbench/portal/tasks/task-progress.tsx'
import { useExport } from './use-export.ts'

export interface ExportDialogProps {
  readonly listing: Listing
  readonly open: boolean
  readonly onClose: () => void
}

type Scope = 'chosen' | 'page' | 'all'

/** Takes rows of a list along: those chosen, those of this page, or all that match, with the columns as they are seen. */
export function ExportDialog({ listing, open, onClose }: ExportDialogProps) {
  const { resource } = listing
  const { t } = useTranslation()
  const { tab } = useTab()
  const { data } = useQuery(pageQuery(resource, listing.asked))
  const rows = (data?.records ?? []) as readonly AnyRow[]
  const [scope, setScope] = useState<Scope>(listing.count > 0 ? 'chosen' : 'all')
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const columns = useSeenColumns(listing)
  const { run, asking, task, waiting, cancel } = useExport(resource, onClose)

  const scopes = {
    chosen: { count: listing.count, rows: listing.rows },
    page: { count: rows.length, rows: { ids: rows.map(({ id }) => id) } },
    all: { count: data?.total ?? 0, rows: undefined },
  } as const satisfies Record<Scope, { count: number; rows: Rows | undefined }>

  const start = () =>
    run({
      fileName: `${t(tab.title)} ${today()}`,
      format,
      params: listing.question,
      heard: Object.fromEntries(columns.map(({ key, title }) => [key, title])),
      rows: scopes[scope].rows,
      menuCode: tab.component || resource.name,
      menuTitle: tab.title,
    })
  const option = (value: Scope, label: string) => ({ value, label, disabled: scopes[value].count === 0 })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('导出{{label}}', { label: t(resource.label) })}
      description={t('导出的内容与列表所见一致：列的顺序、筛选、排序和脱敏都相同。')}
      footer={
        waiting ? (
          <>
            <Button onClick={cancel}>{t('取消导出')}</Button>
            <Button variant="solid" onClick={onClose}>
              {t('转到后台')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('取消')}</Button>
            <Button
              variant="solid"
              loading={asking}
              disabled={scopes[scope].count === 0 || columns.length === 0}
              onClick={() => void start()}
            >
              {t('导出 {{count}} 条', { count: scopes[scope].count })}
            </Button>
          </>
        )
      }
    >
      {waiting ? (
        task && <TaskProgress task={task} />
      ) : (
        <Stack>
          <Field label={t('导出范围')}>
            <RadioGroup
              value={scope}
              onChange={(next) => next && setScope(next)}
              options={[
                option('chosen', t('所选记录（{{count}} 条）', { count: scopes.chosen.count })),
                option('page', t('当前页（{{count}} 条）', { count: scopes.page.count })),
                option('all', t('全部符合条件的记录（{{count}} 条）', { count: scopes.all.count })),
              ]}
            />
          </Field>
          <Field label={t('文件格式')}>
            <Segmented
              value={format}
              onChange={(next) => next && setFormat(next)}
              options={[
                { value: 'xlsx', label: 'Excel' },
                { value: 'csv', label: 'CSV' },
              ]}
            />
          </Field>
          <Field label={t('导出的列（{{count}}）', { count: columns.length })}>
            <Stack direction="row" wrap gap="sm">
              {columns.map(({ key, title }) => (
                <Tag key={key}>{title}</Tag>
              ))}
            </Stack>
          </Field>
        </Stack>
      )}
    </Dialog>
  )
}

/** The columns as they stand in the list, those that are hidden left out. */
function useSeenColumns({ resource, choices, view }: Listing) {
  const columns = useColumns(resource, choices)
  return orderedKeys(columns, view)
    .filter((key) => !isHidden(view, key))
    .flatMap((key) => {
      const title = columns.find((column) => column.key === key)?.title
      return typeof title === 'string' ? [{ key, title }] : []
    })
}
