import { defineSlotRecipe } from '@pandacss/dev'

export const screenGridRecipe = defineSlotRecipe({
  className: 'screen-grid',
  slots: ['root', 'head', 'headSide', 'title', 'body'],
  base: {
    root: { display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0', padding: '6', gap: '5' },
    head: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '6',
    },
    headSide: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minWidth: '0',
      '&:last-child': { justifyContent: 'end' },
    },
    title: { textStyle: 'wall.xl', letterSpacing: '0.04em', whiteSpace: 'nowrap' },
    body: {
      display: 'grid',
      flex: '1',
      minHeight: '0',
      gap: '5',
      gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
      gridTemplateRows: 'repeat(var(--rows), minmax(0, 1fr))',
    },
  },
})
