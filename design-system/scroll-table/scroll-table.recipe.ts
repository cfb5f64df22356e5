import { defineSlotRecipe } from '@pandacss/dev'

export const scrollTableRecipe = defineSlotRecipe({
  className: 'scroll-table',
  slots: ['root', 'table', 'said'],
  base: {
    root: {
      height: 'full',
      overflow: 'hidden',
      color: 'text',
      _motionReduce: { overflowY: 'auto' },
      '&[data-fits]': { overflowY: 'auto' },
      _focusVisible: { outlineOffset: '0' },
    },
    table: {
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      tableLayout: 'fixed',
      '& :is(th, td)': {
        textAlign: 'start',
        fontWeight: 'normal',
        paddingBlock: '1.5',
        paddingInline: '2',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        borderBottom: '{borderWidths.thin} solid {colors.border}',
        fontVariantNumeric: 'tabular-nums',
      },
      '& thead th': { position: 'sticky', top: '0', zIndex: 'head', bg: 'surface', color: 'text.quiet' },
      '& tbody': {
        animation: 'scrollUp var(--duration) linear infinite',
        animationPlayState: 'paused',
        _motionReduce: { animation: 'none' },
      },
      '[data-moving] > & > tbody': { animationPlayState: 'running' },
      // The list stands still while somebody reads it.
      '[data-moving]:is(:hover, :focus-within, :focus) > & > tbody': { animationPlayState: 'paused' },
      '[data-fits] > & > tbody': { animation: 'none' },
      '& tbody[aria-hidden]': { _motionReduce: { display: 'none' } },
    },
    said: { srOnly: true },
  },
  variants: { size: { md: { root: { textStyle: 'body' } }, wall: { root: { textStyle: 'wall.sm' } } } },
  defaultVariants: { size: 'wall' },
  staticCss: [{ size: ['*'] }],
})
