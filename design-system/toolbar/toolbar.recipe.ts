import { defineSlotRecipe } from '@pandacss/dev'

export const toolbarRecipe = defineSlotRecipe({
  className: 'toolbar',
  slots: ['root', 'start', 'end'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '2',
      _print: { display: 'none' },
    },
    start: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2', minWidth: '0' },
    end: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '1', marginInlineStart: 'auto' },
  },
})
