import { defineSlotRecipe } from '@pandacss/dev'

export const filterBarRecipe = defineSlotRecipe({
  className: 'filter-bar',
  slots: ['root', 'buttons'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--columns, 4), minmax(0, 1fr))',
      columnGap: '5',
      rowGap: 'gap',
      alignItems: 'start',
      _print: { display: 'none' },
    },
    buttons: {
      gridColumnEnd: '-1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
    },
  },
})
