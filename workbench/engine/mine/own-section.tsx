import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '#design-system/button/button.tsx'
import type { OwnCards } from '#domain/kernel/mine.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { css } from '#styled-system/css/index.js'
import { Asked } from '#workbench/engine/asked.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import type { useDesk } from '#workbench/engine/use-desk.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OwnCard } from './own-card.tsx'
import { ownCardsQuery } from './queries.ts'

interface OwnSectionProps {
  readonly cards: OwnCards
  readonly section: string
  /** How many rows it has, on all of its pages. */
  readonly count: number
  readonly resource: AnyResource
  readonly desk: ReturnType<typeof useDesk>
}

/** One section of one's own rows; an empty one says so, and asks for none. */
export function OwnSection({ cards, section, count, resource, desk }: OwnSectionProps) {
  const { t } = useTranslation()
  const id = useId()
  const query = useInfiniteQuery({ ...ownCardsQuery(cards, section), enabled: count > 0 })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <section aria-labelledby={id} className={whole}>
      <h2 id={id} className={heading}>
        {t(section)} <span className={number}>{count}</span>
      </h2>
      {count === 0 ? (
        <p className={quiet}>
          {t('没有“{{section}}”的{{label}}', { section: t(section), label: t(resource.label) })}
        </p>
      ) : (
        <Asked query={query}>
          {({ pages }) => (
            <ul className={grid} aria-labelledby={id} aria-busy={isFetchingNextPage || undefined}>
              {rowsOf(pages).map((row) => (
                <li key={row.id} className={item}>
                  <OwnCard resource={resource} mine={cards.mine} row={row} desk={desk} />
                </li>
              ))}
            </ul>
          )}
        </Asked>
      )}
      {hasNextPage && (
        <div className={more}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('更多')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** A row that has moved on between two pages is on both: it is shown once, as the later one has it. */
const rowsOf = (pages: readonly Page<object>[]): readonly AnyRow[] => [
  ...new Map(
    pages.flatMap(({ records }) => (records as readonly AnyRow[]).map((row) => [row.id, row])),
  ).values(),
]

const whole = css({ display: 'grid', gap: '3', minWidth: '0' })
const heading = css({ display: 'flex', alignItems: 'baseline', gap: '2', textStyle: 'title.sm' })
const number = css({ color: 'text.faint', fontVariantNumeric: 'tabular-nums', textStyle: 'body.sm' })
const quiet = css({ color: 'text.quiet' })
const grid = css({
  display: 'grid',
  gap: 'gap',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.field.lg}, 100%), 1fr))',
  listStyle: 'none',
})
const item = css({
  display: 'grid',
  minWidth: '0',
  '& > section:hover': { borderColor: 'border.control' },
})
const more = css({ display: 'flex', justifyContent: 'center' })
