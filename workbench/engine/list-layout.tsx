import type { ReactNode } from 'react'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { cva } from '#styled-system/css/index.js'

export interface ListLayoutProps {
  /** Left out where the tabs of the screen name the list. */
  readonly title?: string
  /** Beside the title: the view, and what narrows the list unsaid. */
  readonly beside?: ReactNode
  /** At the end of the same row: what may be done with the list. */
  readonly acts?: ReactNode
  /** Before the filters: what is seen of all rows together. */
  readonly above?: ReactNode
  readonly filters?: ReactNode
  readonly children: ReactNode
}

/** The one skeleton of every list: title, view and buttons in a row, the filters in the next, then the rows. */
export function ListLayout({ title, beside, acts, above, filters, children }: ListLayoutProps) {
  return (
    <div className={frame()}>
      <div className={head()}>
        <div className={name()}>
          {title && <PageHeader title={title} />}
          {beside}
        </div>
        {acts && <div className={tools()}>{acts}</div>}
      </div>
      {above}
      {filters}
      <div className={rest()}>{children}</div>
    </div>
  )
}

// On a desk the rows scroll within the height that is left, so that headings and pages stay in sight.
const frame = cva({
  base: { display: 'flex', flexDirection: 'column', gap: 'gap', minWidth: '0', flex: { md: '1' } },
})
const head = cva({
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'start',
    gap: '2',
    _empty: { display: 'none' },
  },
})
const name = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    flex: { md: '1' },
    minWidth: '0',
    minHeight: 'control.md',
  },
})
// On a phone as wide as there is room, so that the line of tools knows how many of them it can show.
const tools = cva({ base: { flex: { base: 'auto', md: 'none' }, minWidth: '0' } })
const rest = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    flex: { base: 'none', md: '[1 1 0]' },
    minHeight: { md: 'least.list' },
  },
})
