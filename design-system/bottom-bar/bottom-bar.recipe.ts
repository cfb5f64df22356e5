import { defineSlotRecipe } from '@pandacss/dev'

export const bottomBarRecipe = defineSlotRecipe({
  className: 'bottom-bar',
  slots: ['root', 'list', 'item', 'name'],
  base: {
    root: {
      bg: 'topbar.bg',
      borderTopWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'topbar.border',
      paddingBottom: '[env(safe-area-inset-bottom)]',
    },
    list: { display: 'flex', listStyle: 'none' },
    item: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5',
      height: '14',
      color: 'text.quiet',
      textStyle: 'caption',
      _focusVisible: { outlineOffset: 'calc({borderWidths.thick} * -1)' },
      '&[aria-current=page]': { color: 'accent.text' },
      '@media (forced-colors: active)': { '&[aria-current=page]': { textDecoration: 'underline' } },
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
      'li:has(> &)': { flex: '1' },
    },
    name: { lineHeight: '1.2' },
  },
})
