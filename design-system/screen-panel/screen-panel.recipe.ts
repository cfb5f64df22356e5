import { defineSlotRecipe } from '@pandacss/dev'

const corner = {
  content: '""',
  position: 'absolute',
  width: '4',
  height: '4',
  borderColor: 'screen.accent',
  borderStyle: 'solid',
  borderWidth: '0',
  pointerEvents: 'none',
} as const

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
      padding: '4',
      gap: '2',
      bg: 'screen.panel',
      border: '{borderWidths.thin} solid {colors.screen.panelBorder}',
      borderRadius: 'sm',
      color: 'screen.text',
      // Two bright corners hold the frame, as on an instrument.
      _before: {
        ...corner,
        insetBlockStart: '0',
        insetInlineStart: '0',
        borderTopWidth: 'thick',
        borderInlineStartWidth: 'thick',
        borderStartStartRadius: 'sm',
      },
      _after: {
        ...corner,
        insetBlockEnd: '0',
        insetInlineEnd: '0',
        borderBottomWidth: 'thick',
        borderInlineEndWidth: 'thick',
        borderEndEndRadius: 'sm',
      },
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    title: {
      textStyle: 'wall.md',
      paddingInlineStart: '3',
      borderInlineStart: '{borderWidths.thick} solid {colors.screen.accent}',
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
          _before: { display: 'none' },
          _after: { display: 'none' },
        },
      },
    },
  },
  staticCss: [{ bare: ['true'] }],
})
