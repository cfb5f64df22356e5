import { type ReactNode, useState } from 'react'
import { FullScreen } from '#design-system/full-screen/full-screen.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ConditionChips } from './conditions/condition-chips.tsx'
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { ListFilters, searchedBy } from './list-filters.tsx'
import { ListLayout } from './list-layout.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { useFieldVisibility } from './use-field-access.ts'
import type { Listing } from './use-listing.ts'
import { useScan } from './use-scan.ts'
import { ViewBar } from './views/view-bar.tsx'

export interface ListFrameProps {
  /** Left out where the tabs of the screen name the list. */
  readonly title?: string
  readonly listing: Listing
  /** Before the buttons of every list. */
  readonly extra?: ReactNode
  /** Before the filters: what is seen of all rows together. */
  readonly above?: ReactNode
  /** Instead of the buttons of every list, where the screen has its own. */
  readonly tools?: ReactNode
  /** Instead of the filters of every list; told which of them are in sight. */
  readonly filters?: (onSight: (names: readonly string[]) => void) => ReactNode
  /** Filter to its value in words, where only the screen can say it. */
  readonly words?: FilterChipsProps['words']
  readonly children: ReactNode
}

/** What stands round the rows of every resource: its views, buttons and filters, and the drawers that open over it. */
export function ListFrame({ title, listing, extra, above, tools, filters, words, children }: ListFrameProps) {
  const { t } = useTranslation()
  const { resource, state, choices, desk, inFront } = listing
  const visibility = useFieldVisibility(resource)
  const [inSight, setInSight] = useState<readonly string[]>([])
  useScan(inFront && searchedBy(resource, visibility).length > 0, (search) => listing.narrow({ search }))
  return (
    <FullScreen full={listing.full.full}>
      <ListLayout
        title={title && t(title)}
        beside={
          <>
            {listing.views.screen && <ViewBar views={listing.views} />}
            <FilterChips listing={listing} inSight={inSight} words={words} />
            <ConditionChips listing={listing} />
          </>
        }
        acts={tools ?? <ListToolbar listing={listing} extra={extra} />}
        above={above}
        filters={
          <FilterSheet count={Object.keys(state.filters).length}>
            {filters?.(setInSight) ?? (
              <ListFilters
                resource={resource}
                filters={state.filters}
                choices={choices}
                past
                onChange={listing.narrow}
                onSight={setInSight}
              />
            )}
          </FilterSheet>
        }
      >
        {children}
      </ListLayout>
      {desk.drawers}
    </FullScreen>
  )
}
