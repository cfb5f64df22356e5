import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Pagination } from '#design-system/pagination/pagination.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import type { PageRow } from '#domain/kernel/infer.ts'
import { notice } from '#domain/system/notice.ts'
import { cva } from '#styled-system/css/index.js'
import { ListFilters } from '#workbench/engine/list-filters.tsx'
import { pageQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useColumns } from '#workbench/engine/use-columns.tsx'
import { useListing } from '#workbench/engine/use-listing.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { NoticeForm } from './notice-form.tsx'
import { Preview } from './preview.tsx'
import { Readers } from './readers.tsx'

export type NoticeRow = PageRow<typeof notice>

/** What lies over the list; `at` counts the openings, so that each form is fresh. */
interface Over {
  readonly at: number
  readonly what: 'form' | 'preview' | 'readers' | null
  readonly row?: NoticeRow
}

/** Notices to be written, published, taken back, and followed. */
export function Notices() {
  const { t } = useTranslation()
  const has = usePermission()
  const listing = useListing(notice)
  const columns = useColumns(notice, listing.choices, notice.columns, 240)
  const { data, error, isFetching, refetch } = useQuery(pageQuery(notice, listing.state))
  const rows = (data?.records ?? []) as readonly NoticeRow[]
  const [over, setOver] = useState<Over>({ at: 0, what: null })
  const show = (what: Over['what'], row?: NoticeRow) => setOver({ at: over.at + 1, what, row })
  const close = () => setOver({ ...over, what: null })
  const acts = (row: NoticeRow) => {
    const may = (verb: string) => row.can.includes(verb as 'update')
    const anyRow = row as unknown as AnyRow
    const published = row.state === 'published'
    return [
      ...(published ? [{ label: '阅读情况', run: () => show('readers', row) }] : []),
      { label: '预览', run: () => show('preview', row) },
      ...(may('update') && !published ? [{ label: '编辑', run: () => show('form', row) }] : []),
      // Those who have not read it are reminded where they are listed.
      ...Object.entries(notice.actions ?? {})
        .filter(([name]) => name !== 'remind' && may(name))
        .map(([name, { label }]) => ({ label, run: () => void listing.desk.act(name, anyRow) })),
      ...(may('remove') && !published ? [{ label: '删除', run: () => void listing.remove([anyRow]) }] : []),
    ]
  }

  return (
    <Stack>
      <Card>
        <ListFilters
          resource={notice}
          filters={listing.state.filters}
          choices={listing.choices}
          onSubmit={listing.narrow}
        />
      </Card>
      {has('system.notice:add') && (
        <Toolbar label={t('列表操作')}>
          <Button variant="solid" icon={<Plus />} onClick={() => show('form')}>
            {t('新增公告')}
          </Button>
        </Toolbar>
      )}
      <Card flush>
        <DataTable
          label={t('通知公告')}
          columns={columns}
          rows={rows as unknown as readonly AnyRow[]}
          rowKey={(row) => row.id}
          sort={listing.sort}
          onSort={listing.sortBy}
          loading={isFetching}
          error={error && t(error.message)}
          onRetry={() => void refetch()}
          actionsWidth={280}
          rowActions={(row) =>
            acts(row as unknown as NoticeRow).map(({ label, run }) => (
              <Button key={label} variant="ghost" size="sm" onClick={run}>
                {t(label)}
              </Button>
            ))
          }
          onRowActivate={(row) => show('preview', row as unknown as NoticeRow)}
        />
        {data && data.total > 0 && (
          <div className={pages()}>
            <Pagination
              current={listing.state.current}
              size={listing.state.size}
              total={data.total}
              onChange={listing.turn}
            />
          </div>
        )}
      </Card>
      {over.at > 0 && (
        <NoticeForm key={`form ${over.at}`} open={over.what === 'form'} row={over.row} onClose={close} />
      )}
      <Preview row={over.what === 'preview' ? over.row : undefined} onClose={close} />
      <Readers
        row={over.what === 'readers' ? over.row : undefined}
        onRemind={(row) => void listing.desk.act('remind', row as unknown as AnyRow)}
        onClose={close}
      />
      {listing.desk.drawers}
    </Stack>
  )
}

const pages = cva({ base: { paddingInline: 'card', paddingBlock: '2.5' } })
