import type { Layout } from '#domain/system/desktop-layout.ts'
import { cards } from '#workbench/home/cards.tsx'
import { ScreenBoundary } from '#workbench/portal/screen-boundary.tsx'
import { Board, placeOfCard } from './board.tsx'

/** The cards of a desktop, at work. One that breaks takes nothing down but itself. */
export function CardsOf({ layout }: { readonly layout: Layout }) {
  return (
    <Board>
      {layout.map(({ card, span }) => {
        const Drawn = cards[card]
        return (
          <div key={card} className={placeOfCard(span)}>
            <ScreenBoundary>
              <Drawn />
            </ScreenBoundary>
          </div>
        )
      })}
    </Board>
  )
}
