import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { Add } from './tools/add.tsx'
import { BatchActions } from './tools/batch-actions.tsx'
import { BatchEdit } from './tools/batch-edit.tsx'
import { Columns } from './tools/columns.tsx'
import { Conditions } from './tools/conditions.tsx'
import { Export } from './tools/export.tsx'
import { Import } from './tools/import.tsx'
import { Print } from './tools/print.tsx'
import { Refresh } from './tools/refresh.tsx'
import { Remove } from './tools/remove.tsx'
import { Report } from './tools/report.tsx'
import { Whole } from './tools/whole.tsx'
import type { Listing } from './use-listing.ts'

export interface ListToolbarProps {
  readonly listing: Listing
  readonly extra?: ReactNode
}

/** What one may do with the list as a whole, and with the rows chosen in it. */
export function ListToolbar({ listing, extra }: ListToolbarProps) {
  const { t } = useTranslation()
  return (
    <Toolbar label={t('列表操作')}>
      <Refresh listing={listing} />
      <Columns listing={listing} />
      <Whole listing={listing} />
      <Conditions listing={listing} />
      <Export listing={listing} />
      <Print listing={listing} />
      <Report listing={listing} />
      {extra}
      <Import listing={listing} />
      <BatchEdit listing={listing} />
      <BatchActions listing={listing} />
      <Remove listing={listing} />
      <Add listing={listing} />
    </Toolbar>
  )
}
