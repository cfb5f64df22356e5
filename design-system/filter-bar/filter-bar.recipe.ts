import { defineSlotRecipe } from '@pandacss/dev'

export const filterBarRecipe = defineSlotRecipe({
  className: 'filter-bar',
  slots: ['root', 'rest', 'buttons'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--columns, 4), minmax(0, 1fr)) auto',
      columnGap: '4',
      alignItems: 'center',
      _print: { display: 'none' },
    },
    rest: { display: 'flex', flexDirection: 'column', gap: 'gap', '& label': { minWidth: '16' } },
    buttons: {
      gridColumnEnd: '-1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
    },
  },
})
