import { defineSlotRecipe } from '@pandacss/dev'

export const ringChartRecipe = defineSlotRecipe({
  className: 'ring-chart',
  slots: ['sum', 'label'],
  base: {
    sum: {
      textStyle: 'title.md',
      '[data-wall] &': { textStyle: 'wall.lg' },
      color: 'text',
      fontVariantNumeric: 'tabular-nums',
    },
    label: { textStyle: 'caption', '[data-wall] &': { textStyle: 'wall.sm' }, color: 'text.quiet' },
  },
})
