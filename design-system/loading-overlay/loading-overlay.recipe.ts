import { defineSlotRecipe } from '@pandacss/dev'

export const loadingOverlayRecipe = defineSlotRecipe({
  className: 'loading-overlay',
  slots: ['root', 'veil'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      minHeight: '0',
      flex: '1',
    },
    veil: {
      position: 'absolute',
      inset: '0',
      zIndex: 'bar',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      color: 'text.quiet',
      animation: 'fadeIn',
      animationDuration: 'normal',
      // Quick answers do not flicker.
      animationDelay: 'normal',
      animationFillMode: 'backwards',
      _before: { content: '""', position: 'absolute', inset: '0', bg: 'surface', opacity: 'muted' },
      '& > *': { position: 'relative' },
    },
  },
})
