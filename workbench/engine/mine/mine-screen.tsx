import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { type Mine, ownCallsAt } from '#domain/kernel/mine.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import type { GenericScreenProps } from '#workbench/engine/generic-screen-props.ts'
import { placeFor } from '#workbench/engine/place-for.ts'
import { useDesk } from '#workbench/engine/use-desk.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { OwnFigureCards } from './own-figure-cards.tsx'
import { OwnSection } from './own-section.tsx'
import { ownFiguresQuery } from './queries.ts'

const nothing: Mine = { by: '', state: '', sections: {}, figures: {}, facts: [], acts: [] }

/** One's own rows as cards in sections, under what they add up to; a press opens a row as any list does. */
export function MineScreen({
  resource: whole,
  title,
  screen = placeFor(whole),
  mine = nothing,
}: GenericScreenProps) {
  const { t } = useTranslation()
  const cards = useMemo(
    () => ({ path: screen, title, resource: whole.name, mine }),
    [screen, title, whole.name, mine],
  )
  const resource = useMemo(() => ({ ...whole, callsAt: ownCallsAt(cards) }), [whole, cards])
  const desk = useDesk(resource)
  const query = useQuery(ownFiguresQuery(cards))
  return (
    <Stack gap="lg">
      <PageHeader title={t(title)} />
      <Asked query={query}>
        {({ figures, sections }) => (
          <>
            <OwnFigureCards resource={resource} mine={mine} figures={figures} />
            {Object.values(sections).every((count) => count === 0) ? (
              <Card>
                <Empty title={t('您还没有{{label}}', { label: t(resource.label) })} />
              </Card>
            ) : (
              Object.entries(sections).map(([section, count]) => (
                <OwnSection
                  key={section}
                  cards={cards}
                  section={section}
                  count={count}
                  resource={resource}
                  desk={desk}
                />
              ))
            )}
          </>
        )}
      </Asked>
      {desk.drawers}
    </Stack>
  )
}
