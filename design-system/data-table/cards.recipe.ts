import type { SystemStyleObject } from '@pandacss/dev'
import { inNarrowTable } from '#design-system/theme/fragments.ts'

const narrow = (style: SystemStyleObject) => ({ [inNarrowTable]: style })

/** Where the table itself is narrow, each row becomes a card: first column on top, then titles and values. */
export const cardRows = {
  table: narrow({ minWidth: '0' }),
  head: narrow({ srOnly: true }),
  body: narrow({ gap: '2', padding: '2' }),
  row: narrow({
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '2',
    borderWidth: 'thin',
    borderRadius: 'control',
    '&[data-top]': { position: 'absolute', insetInline: '2' },
  }),
  // Sums are one more card, after the last.
  foot: narrow({ position: 'static' }),
  footRow: narrow({ gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '2', paddingInline: '2' }),
  cell: narrow({
    position: 'static',
    display: 'grid',
    gridTemplateColumns: '{sizes.tableCardTitle} minmax(0, 1fr)',
    justifyItems: 'start',
    justifyContent: 'start',
    textAlign: 'start',
    paddingBlock: '0.5',
    paddingInline: '3',
    bg: 'transparent',
    _before: { content: 'attr(data-title)', color: 'text.faint', textStyle: 'body.sm', textAlign: 'start' },
    _after: { display: 'none' },
    '&[data-first]': {
      display: 'flex',
      textStyle: 'body.strong',
      paddingInlineEnd: '10',
      _before: { display: 'none' },
    },
    '&[data-choice]': {
      position: 'absolute',
      top: '2',
      insetInlineStart: 'auto',
      insetInlineEnd: '0',
      display: 'flex',
      _before: { display: 'none' },
    },
    '&[data-unfold]': {
      display: 'flex',
      paddingBlock: '0',
      _before: { display: 'none' },
      _empty: { display: 'none' },
    },
    '&[data-actions]': { display: 'flex', paddingTop: '1', _before: { display: 'none' } },
    // In reach of the arrow keys all the same.
    '&[data-blank]:not(:focus, :focus-within)': { srOnly: true },
  }),
  text: narrow({ whiteSpace: 'normal', overflowWrap: 'anywhere' }),
}
