import { defineSlotRecipe } from '@pandacss/dev'
import { textStyleNames } from '#design-system/theme/type.ts'

export const swatchRecipe = defineSlotRecipe({
  className: 'swatch',
  slots: ['root', 'color', 'bar', 'sample', 'name'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    color: {
      flex: 'none',
      width: '10',
      height: '10',
      borderRadius: 'control',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
      bg: 'var(--shown)',
    },
    bar: { flex: 'none', height: '4', width: 'var(--shown)', borderRadius: 'sm', bg: 'accent' },
    name: { minWidth: '36', flex: 'none', textStyle: 'body.sm', color: 'text.quiet', fontFamily: 'mono' },
  },
  variants: {
    text: Object.fromEntries(textStyleNames.map((name) => [name, { sample: { textStyle: name } }])),
  },
  staticCss: [{ text: ['*'] }],
})
