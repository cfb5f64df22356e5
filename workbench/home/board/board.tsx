import type { ReactNode } from 'react'
import type { Span } from '#domain/system/desktop-layout.ts'
import { cva } from '#styled-system/css/index.js'

/** Three columns on a desk, two on a tablet, one on a phone. */
export const Board = ({ children }: { readonly children: ReactNode }) => (
  <div className={board()}>{children}</div>
)

/** The place of a card, so many columns wide where there are as many. */
export const placeOfCard = (span: Span, more: { readonly editing?: boolean; readonly over?: boolean } = {}) =>
  place({ span, ...more })

const board = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
  },
})

const place = cva({
  // A card that has nothing to show takes no place.
  base: { minWidth: '0', '& > section': { height: 'full' }, _empty: { display: 'none' } },
  variants: {
    span: {
      1: {},
      2: { gridColumn: { md: 'span 2' } },
      3: { gridColumn: { md: 'span 2', xl: 'span 3' } },
    },
    editing: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        borderWidth: 'thick',
        borderStyle: 'dashed',
        borderColor: 'border.strong',
        borderRadius: 'card',
        bg: 'surface',
        '& > section': { height: 'auto' },
        '&[data-dragging]': { opacity: 'disabled' },
      },
    },
    over: { true: { borderColor: 'accent', bg: 'surface.selected' } },
  },
})
