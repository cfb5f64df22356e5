import { defineSlotRecipe } from '@pandacss/dev'

export const statRecipe = defineSlotRecipe({
  className: 'stat',
  slots: ['root', 'label', 'line', 'figure', 'unit', 'trend', 'note', 'spark', 'said'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', margin: '0' },
    label: { display: 'flex', alignItems: 'center', gap: '1', color: 'text.quiet', textStyle: 'body.sm' },
    line: { display: 'flex', alignItems: 'flex-end', gap: '3', minWidth: '0', margin: '0' },
    figure: {
      textStyle: 'title.lg',
      fontVariantNumeric: 'tabular-nums',
      color: 'text',
      overflowWrap: 'anywhere',
      '&[data-loading]': { width: '24', display: 'flex', alignItems: 'center', minHeight: '8' },
    },
    unit: { marginInlineStart: '1', color: 'text.quiet', textStyle: 'body' },
    trend: {
      display: 'inline-flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '1',
      textStyle: 'body.sm',
      fontVariantNumeric: 'tabular-nums',
      color: 'text.quiet',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      '&[data-mood=good]': { color: 'success.text' },
      '&[data-mood=bad]': { color: 'danger.text' },
    },
    note: { color: 'text.faint', textStyle: 'body.sm' },
    spark: {
      flex: '1',
      minWidth: '16',
      maxWidth: 'field.sm',
      height: '8',
      marginInlineStart: 'auto',
      overflow: 'visible',
      color: 'accent',
      '& path': { vectorEffect: 'non-scaling-stroke' },
    },
    said: { srOnly: true },
  },
  variants: {
    size: {
      md: {},
      lg: { root: { gap: '1.5' }, figure: { textStyle: 'title.xl' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
