import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import { FullScreen } from '#design-system/full-screen/full-screen.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { cva } from '#styled-system/css/index.js'
import { ConditionChips } from './conditions/condition-chips.tsx'
import { ListFilters, searchedBy } from './list-filters.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { useFieldVisibility } from './use-field-access.ts'
import type { Listing } from './use-listing.ts'
import { useScan } from './use-scan.ts'
import { ViewBar } from './views/view-bar.tsx'

export interface ListFrameProps {
  readonly title: string
  readonly listing: Listing
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** What stands round the rows of every list: its name, its filters, and the drawers that open over it. */
export function ListFrame({ title, listing, extra, children }: ListFrameProps) {
  const { t } = useTranslation()
  const { resource, state, choices, desk, inFront } = listing
  const visibility = useFieldVisibility(resource)
  useScan(inFront && searchedBy(resource, visibility).length > 0, (search) => listing.narrow({ search }))
  return (
    <FullScreen full={listing.full.full}>
      <div className={frame()}>
        <div className={head()}>
          <PageHeader title={t(title)} />
          <div className={tools()}>
            <ListToolbar listing={listing} extra={extra} />
          </div>
        </div>
        <Card>
          <ListFilters
            resource={resource}
            filters={state.filters}
            choices={choices}
            onSubmit={listing.narrow}
            onSearch={(search) => listing.search(search)}
          />
        </Card>
        {listing.views.screen && <ViewBar listing={listing} />}
        <ConditionChips listing={listing} />
        <div className={rest()}>{children}</div>
        {desk.drawers}
      </div>
    </FullScreen>
  )
}

// On a desk the rows scroll within the height that is left, so that headings and pages stay in sight.
const frame = cva({
  base: { display: 'flex', flexDirection: 'column', gap: 'gap', minWidth: '0', flex: { md: '1' } },
})
const head = cva({ base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'gap' } })
// As wide as there is room, so that the line of tools knows how many of them it can show.
const tools = cva({ base: { flex: 'auto', minWidth: '0' } })
const rest = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    flex: { base: 'none', md: '[1 1 0]' },
    minHeight: { md: 'least.list' },
  },
})
