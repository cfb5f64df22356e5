import { defineRecipe } from '@pandacss/dev'

export const stackLayoutRecipe = defineRecipe({
  className: 'stack',
  jsx: ['Stack'],
  base: { display: 'flex', minWidth: '0' },
  variants: {
    direction: { row: { flexDirection: 'row' }, column: { flexDirection: 'column' } },
    gap: {
      none: { gap: '0' },
      xs: { gap: '1' },
      sm: { gap: '2' },
      md: { gap: 'gap' },
      lg: { gap: '6' },
    },
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
    fill: { true: { flex: '1', minHeight: { base: 'auto', md: '0' } } },
    pad: { page: { padding: 'page' }, card: { padding: 'card' } },
  },
  defaultVariants: { direction: 'column', gap: 'md', align: 'stretch' },
  staticCss: [
    { direction: ['*'], gap: ['*'], align: ['*'], justify: ['*'], wrap: ['*'], fill: ['*'], pad: ['*'] },
  ],
})
