import { defineSlotRecipe } from '@pandacss/dev'

export const screenGridRecipe = defineSlotRecipe({
  className: 'screen-grid',
  slots: ['root', 'head', 'headSide', 'title', 'body'],
  base: {
    root: { display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0', padding: '5', gap: '4' },
    head: {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      alignItems: 'center',
      gap: '6',
      paddingBottom: '2',
      borderBottom: '{borderWidths.thick} solid {colors.screen.panelBorder}',
      bgImage: 'radial-gradient(60% 100% at 50% 100%, {colors.screen.glow}, transparent 70%)',
    },
    headSide: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minWidth: '0',
      '&:last-child': { justifyContent: 'end' },
    },
    title: { textStyle: 'wall.xl', letterSpacing: '0.08em', whiteSpace: 'nowrap' },
    body: {
      display: 'grid',
      flex: '1',
      minHeight: '0',
      gap: '4',
      gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
      gridTemplateRows: 'repeat(var(--rows), minmax(0, 1fr))',
    },
  },
})
