import { defineRecipe } from '@pandacss/dev'

export const checkMarkRecipe = defineRecipe({
  className: 'check-mark',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: '4',
    height: '4',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'surface',
    color: 'transparent',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '& svg': { width: '3', height: '3', strokeWidth: '3' },
    '&[data-state=checked], &[data-state=mixed]': {
      bg: 'accent',
      borderColor: 'accent',
      color: 'accent.on',
      // Backgrounds vanish in forced colours; the tick must not go with them.
      '@media (forced-colors: active)': { color: 'CanvasText' },
    },
    '[aria-disabled=true] &': {
      bg: 'surface.pressed',
      borderColor: 'border.strong',
      '&[data-state=checked], &[data-state=mixed]': { color: 'text.disabled' },
    },
  },
})
