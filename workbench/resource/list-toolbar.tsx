import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Plus, RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#design-system/button/button.tsx'
import { ColumnSettings } from '#design-system/column-settings/column-settings.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { usePermission } from '#workbench/menus/menus.ts'
import { useColumns } from './use-columns.tsx'
import type { Listing } from './use-listing.ts'

export interface ListToolbarProps {
  readonly listing: Listing
  readonly extra?: ReactNode
}

/** What one may do with the list as a whole, and with the rows chosen in it. */
export function ListToolbar({ listing, extra }: ListToolbarProps) {
  const { resource, desk, chosen } = listing
  const { t } = useTranslation()
  const has = usePermission()
  const queries = useQueryClient()
  const columns = useColumns(resource, listing.choices)
  const fetching = useIsFetching({ queryKey: [resource.name] }) > 0
  return (
    <Toolbar label={t('列表操作')}>
      <Tooltip text={t('刷新')}>
        <IconButton
          label={t('刷新')}
          icon={<RotateCw />}
          loading={fetching}
          onClick={() => queries.invalidateQueries({ queryKey: [resource.name] })}
        />
      </Tooltip>
      <ColumnSettings columns={columns} view={listing.view} onViewChange={listing.setView} />
      {extra}
      {has(`${resource.name}:remove`) && (
        <Button icon={<Trash2 />} loading={desk.removing} onClick={() => listing.remove(chosen)}>
          {chosen.length > 0 ? t('批量删除（{{count}}）', { count: chosen.length }) : t('批量删除')}
        </Button>
      )}
      {has(`${resource.name}:add`) && (
        <Button variant="solid" icon={<Plus />} onClick={() => desk.add()}>
          {t('新增')}
        </Button>
      )}
    </Toolbar>
  )
}
