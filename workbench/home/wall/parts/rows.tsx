import { css } from '#styled-system/css/index.js'

/** The rows of a panel. Few of them stand under their title as close to one another as many would. */
export const rows = css.raw({
  display: 'grid',
  gridAutoRows: '[minmax(min-content, {sizes.24})]',
  alignContent: 'start',
  alignItems: 'center',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  overflow: 'hidden',
})

/** What of a track is filled, by `--share`. It is moved and not widened: nothing is laid out anew while it grows. */
export const filled = css.raw({
  display: 'block',
  height: 'full',
  transform: 'translateX(calc(var(--share) - 100%))',
  borderRadius: 'full',
  bg: 'accent',
  transitionProperty: '[transform]',
  transitionDuration: 'slow',
})
