import { defineSlotRecipe } from '@pandacss/dev'

export const screenPanelRecipe = defineSlotRecipe({
  className: 'screen-panel',
  slots: ['root', 'head', 'title', 'extra', 'body'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      minWidth: '0',
      minHeight: '0',
      gridColumn: 'span var(--columns-taken, 1)',
      gridRow: 'span var(--rows-taken, 1)',
      padding: '5',
      gap: '3',
      bg: 'screen.panel',
      border: '{borderWidths.thin} solid {colors.screen.panelBorder}',
      borderRadius: 'card',
      color: 'screen.text',
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    title: {
      textStyle: 'wall.md',
      color: 'screen.quiet',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    extra: { flex: 'none', textStyle: 'wall.sm', color: 'screen.quiet' },
    body: { flex: '1', minHeight: '0', minWidth: '0', position: 'relative' },
  },
  variants: {
    bare: {
      true: {
        root: {
          bg: 'transparent',
          borderColor: 'transparent',
          padding: '0',
        },
      },
    },
  },
  staticCss: [{ bare: ['true'] }],
})
