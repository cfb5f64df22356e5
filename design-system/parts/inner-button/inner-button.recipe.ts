import { defineRecipe } from '@pandacss/dev'
import { innerButton } from '#design-system/theme/fragments.ts'

export const innerButtonRecipe = defineRecipe({ className: 'inner-button', base: innerButton })
