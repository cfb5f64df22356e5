import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import { desktopCards } from '#domain/system/desktop.ts'
import type { Layout } from '#domain/system/desktop-layout.ts'
import { cards } from '#workbench/home/cards.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { ScreenBoundary } from '#workbench/portal/screen-boundary.tsx'
import { Board, placeOfCard } from './board.tsx'

/** The cards of a desktop, at work. One that breaks takes nothing down but itself. */
export function CardsOf({ layout }: { readonly layout: Layout }) {
  const { t } = useTranslation()
  return (
    <Board>
      {layout.map(({ card, span }) => {
        const Drawn = cards[card]
        return (
          <div key={card} className={placeOfCard(span)}>
            <ScreenBoundary>
              <Suspense fallback={<Card title={codeName(t, desktopCards, card)} loading />}>
                <Drawn />
              </Suspense>
            </ScreenBoundary>
          </div>
        )
      })}
    </Board>
  )
}
