import { defineSlotRecipe } from '@pandacss/dev'

export const timeColumnsRecipe = defineSlotRecipe({
  className: 'time-columns',
  slots: ['root', 'column', 'figure'],
  base: {
    root: { display: 'flex', gap: '1' },
    column: {
      position: 'relative',
      height: { base: '40', sm: '64' },
      width: 'max({sizes.14}, {sizes.control.md})',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'none',
      borderRadius: 'sm',
      padding: '0.5',
      _focusVisible: { outlineOffset: '0' },
    },
    figure: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'item',
      borderRadius: 'sm',
      textStyle: 'figure',
      cursor: 'pointer',
      _hover: { bg: 'surface.pressed' },
      '&[aria-selected=true]': {
        bg: 'accent',
        color: 'accent.on',
        '@media (forced-colors: active)': { outline: '{borderWidths.thick} solid Highlight' },
      },
      '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'not-allowed', bg: 'transparent' },
    },
  },
})
