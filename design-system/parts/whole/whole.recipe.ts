import { defineRecipe } from '@pandacss/dev'

export const wholeRecipe = defineRecipe({
  className: 'whole',
  base: { gridColumn: '1 / -1', minWidth: '0' },
})
