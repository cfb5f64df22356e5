import type { SystemStyleObject } from '@pandacss/dev'

/** The row that `useFitting` watches. */
export const fittingRow = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'nowrap',
  minWidth: '0',
  overflow: 'clip',
  overflowClipMargin: '{spacing.1}',
} as const satisfies SystemStyleObject

/** An entry that is not in the row now. It stays where it can be measured, out of sight and reach. */
export const awayEntry = {
  '&[data-away]': { position: 'absolute', insetInlineStart: '0', visibility: 'hidden' },
} as const satisfies SystemStyleObject
