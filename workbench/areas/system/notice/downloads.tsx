import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { fileLink } from '#domain/system/file-link.ts'
import { listQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useColumns } from '#workbench/engine/use-columns.tsx'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { PublicationDrawer } from './publication-drawer.tsx'

const sections = { 基本信息: ['title', 'category', 'file', 'address', 'sort', 'description', 'published'] }

/** The files of the college and for whom they are. */
export function Downloads() {
  const { t } = useTranslation()
  const has = usePermission()
  const desk = useDesk(fileLink)
  const columns = useColumns(fileLink, useChoices(fileLink))
  const { data, error, isFetching, refetch } = useQuery(listQuery(fileLink, {}))
  const [form, setForm] = useState<{ at: number; open: boolean; row?: AnyRow }>({ at: 0, open: false })
  const edit = (row?: AnyRow) => setForm({ at: form.at + 1, open: true, row })
  return (
    <Stack>
      {has('system.file-link:add') && (
        <Toolbar label={t('列表操作')}>
          <Button variant="solid" icon={<Plus />} onClick={() => edit()}>
            {t('新增下载文件')}
          </Button>
        </Toolbar>
      )}
      <Card flush>
        <DataTable
          label={t('下载文件')}
          columns={columns}
          rows={(data ?? []) as unknown as readonly AnyRow[]}
          rowKey={(row) => row.id}
          loading={isFetching}
          error={error && t(error.message)}
          onRetry={() => void refetch()}
          actionsWidth={140}
          rowActions={(row) => (
            <>
              {row.can?.includes('update') && (
                <Button variant="ghost" size="sm" onClick={() => edit(row)}>
                  {t('编辑')}
                </Button>
              )}
              {row.can?.includes('remove') && (
                <Button variant="ghost" size="sm" onClick={() => void desk.remove([row])}>
                  {t('删除')}
                </Button>
              )}
            </>
          )}
        />
      </Card>
      {form.at > 0 && (
        <PublicationDrawer
          key={form.at}
          open={form.open}
          resource={fileLink}
          row={form.row}
          given={{ published: true, sort: 1, category: 'form' }}
          sections={sections}
          onClose={() => setForm({ ...form, open: false })}
        />
      )}
    </Stack>
  )
}
