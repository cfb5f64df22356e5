import { defineRecipe } from '@pandacss/dev'
import { control } from '#design-system/theme/fragments.ts'

export const textAreaRecipe = defineRecipe({
  className: 'text-area',
  base: {
    ...control,
    display: 'block',
    height: 'auto',
    minHeight: '20',
    paddingBlock: '1.5',
    resize: 'vertical',
  },
})
