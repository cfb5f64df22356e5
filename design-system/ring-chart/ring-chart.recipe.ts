import { defineSlotRecipe } from '@pandacss/dev'

export const ringChartRecipe = defineSlotRecipe({
  className: 'ring-chart',
  slots: ['sum', 'label'],
  base: {
    sum: { textStyle: 'title.md', color: 'text', fontVariantNumeric: 'tabular-nums' },
    label: { textStyle: 'caption', color: 'text.quiet' },
  },
})
