import { css } from '#styled-system/css/index.js'

/** The displays side by side. */
export const strip = css({
  display: 'flex',
  flex: 'none',
  gap: 'gap',
  minWidth: '0',
  // As high as its cards from the start, so that the rows below keep their place.
  minHeight: '[calc({sizes.field.md} * 0.75)]',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
})
