import { defineSlotRecipe } from '@pandacss/dev'
import { popup } from '#design-system/theme/fragments.ts'

export const headFilterRecipe = defineSlotRecipe({
  className: 'head-filter',
  slots: ['content', 'form', 'choices', 'buttons'],
  base: {
    content: { ...popup, padding: '3', width: 'popup', maxWidth: '[90vw]' },
    form: { display: 'flex', flexDirection: 'column', gap: '3' },
    choices: { display: 'flex', flexDirection: 'column', maxHeight: '64', overflowY: 'auto' },
    buttons: { display: 'flex', justifyContent: 'space-between', gap: '2' },
  },
})
