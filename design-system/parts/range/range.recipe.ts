import { defineSlotRecipe } from '@pandacss/dev'

export const rangeRecipe = defineSlotRecipe({
  className: 'range',
  slots: ['root', 'dash'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '1.5', minWidth: '0' },
    dash: { color: 'text.faint', flex: 'none' },
  },
})
