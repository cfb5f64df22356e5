import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Toolbar } from '#design-system/toolbar/toolbar.tsx'
import { Add } from './tools/add.tsx'
import { Columns } from './tools/columns.tsx'
import { Refresh } from './tools/refresh.tsx'
import { Remove } from './tools/remove.tsx'
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
      {extra}
      <Remove listing={listing} />
      <Add listing={listing} />
    </Toolbar>
  )
}
