import type { SystemStyleObject } from '@pandacss/dev'
import { inNarrowTable, truncated } from '#design-system/theme/fragments.ts'

const narrow = (style: SystemStyleObject) => ({ [inNarrowTable]: style })

/** A column that a card shows as title and value. */
const plain = ':not([data-first], [data-choice], [data-unfold], [data-actions], [data-blank], [data-detail])'

/**
 * Where the table itself is narrow, each row becomes a card of three lines: what names it, then four columns in
 * pairs. The rest is in the row's details, and in reach of the arrow keys all the same.
 */
export const cardRows = {
  table: narrow({ minWidth: '0' }),
  head: narrow({ srOnly: true }),
  body: narrow({ gap: '2', padding: '2' }),
  row: narrow({
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    paddingBlock: '2.5',
    paddingInline: '3',
    borderWidth: 'thin',
    borderRadius: 'control',
    '&[data-top]': { position: 'absolute', insetInline: '2' },
  }),
  // Sums are one line above the cards.
  foot: narrow({ position: 'static', order: '-1' }),
  footRow: narrow({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    paddingBlock: '2',
    paddingInline: '3',
    borderTopWidth: '0',
    borderBottomWidth: 'thin',
    '& > td[data-first]': { paddingInlineEnd: '0' },
  }),
  cell: narrow({
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '0',
    minWidth: '0',
    justifyContent: 'start',
    textAlign: 'start',
    textStyle: 'body.sm',
    padding: '0',
    bg: 'transparent',
    ...truncated,
    _before: { content: 'attr(data-title)', flex: 'none', color: 'text.faint', textStyle: 'caption' },
    _after: { display: 'none' },
    // Whichever way its column is set.
    '&[data-title]': { justifyContent: 'start', textAlign: 'start' },
    '&[data-first]': {
      order: '-1',
      gridColumn: '1 / -1',
      textStyle: 'body.strong',
      paddingInlineEnd: '20',
      _before: { display: 'none' },
    },
    '&[data-choice]': {
      position: 'absolute',
      // Beside what names the row: what follows has the width of the card.
      top: '1.5',
      insetInlineStart: 'auto',
      insetInlineEnd: '3',
      overflow: 'visible',
      _before: { display: 'none' },
    },
    '&[data-unfold]': {
      gridColumn: '1 / -1',
      _before: { display: 'none' },
      _empty: { display: 'none' },
    },
    '&[data-actions]': {
      position: 'absolute',
      top: '0.5',
      insetInlineStart: 'auto',
      insetInlineEnd: '2',
      overflow: 'visible',
      _before: { display: 'none' },
      '[data-choice] ~ &': { insetInlineEnd: '10' },
    },
    // An act in sight has the last line of the card.
    '&[data-actions]:has(button ~ button)': {
      position: 'static',
      gridColumn: '1 / -1',
      '& > div': { flex: '1', justifyContent: 'space-between', marginInlineStart: '0' },
      '& > div > button:first-child': { paddingInline: '3' },
    },
    // A control needs the width of the card, and so does what is only right when it is read whole.
    '&[data-detail], &[data-whole], &:has([role=combobox])': { gridColumn: '1 / -1' },
    [`&:is([data-blank], :nth-child(n + 5 of ${plain})):not(:focus, :focus-within)`]: { srOnly: true },
  }),
  text: narrow({ ...truncated, minWidth: '0' }),
}
