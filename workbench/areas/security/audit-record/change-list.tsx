import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { resourceNamed } from '#domain/index.ts'
import { changeRecord } from '#domain/security/change-record.ts'
import { getPage } from '#workbench/engine/calls.ts'
import { verbOf } from '#workbench/engine/history/verb-of.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { ChangeDrawer } from './change-drawer.tsx'
import { type Asked, ChangeFilters } from './change-filters.tsx'
import { VerifyChanges } from './verify-changes.tsx'

const sizes = [20, 50, 100]

/** 字段变更: which fields of which rows changed; what from and to is told by each record. */
export function ChangeList() {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>({})
  const [page, setPage] = useState({ current: 1, size: 20 })
  const [opened, setOpened] = useState<string>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [changeRecord.name, 'page', asked, page],
    queryFn: () => getPage(changeRecord, { ...page, params: asked }),
    placeholderData: keepPreviousData,
  })
  const text = (name: string) => (row: AnyRow) => String(row[name] ?? '')
  const fieldsOf = (row: AnyRow) => {
    const resource = resourceNamed(String(row.resource))
    const names = String(row.changed).split(',').filter(Boolean)
    return names.map((name) => t(resource?.fields[name]?.label ?? name)).join(t('、'))
  }
  const { fields } = changeRecord
  const columns: readonly Column<AnyRow>[] = [
    { key: 'changedAt', title: t(fields.changedAt.label), width: 184, cell: text('changedAt') },
    {
      key: 'resource',
      title: t(fields.resource.label),
      width: 140,
      cell: (row) => t(resourceNamed(String(row.resource))?.label ?? String(row.resource)),
    },
    { key: 'rowTitle', title: t(fields.rowTitle.label), minWidth: 140, cell: text('rowTitle') },
    {
      key: 'verb',
      title: t(fields.verb.label),
      width: 110,
      cell: (row) => t(verbOf(resourceNamed(String(row.resource)), String(row.verb))),
    },
    { key: 'changed', title: t(fields.changed.label), minWidth: 200, cell: fieldsOf },
    { key: 'account', title: t(fields.account.label), width: 130, cell: text('account') },
    { key: 'address', title: t(fields.address.label), width: 130, cell: text('address') },
  ]
  return (
    <Stack>
      <Card>
        <ChangeFilters
          onSubmit={(next) => {
            setAsked(next)
            setPage({ ...page, current: 1 })
          }}
          extra={<VerifyChanges />}
        />
      </Card>
      <Card flush>
        <DataTable
          label={t('字段变更')}
          columns={columns}
          rows={(data?.records ?? []) as unknown as readonly AnyRow[]}
          rowKey={(row) => row.id}
          loading={isFetching}
          error={error && t(error.message)}
          onRetry={() => void refetch()}
          onRowActivate={(row) => setOpened(row.id)}
        />
        {data && data.total > 0 && (
          <Pagination {...page} total={data.total} sizes={sizes} onChange={setPage} />
        )}
      </Card>
      {opened && <ChangeDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}
