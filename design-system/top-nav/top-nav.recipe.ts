import { defineSlotRecipe } from '@pandacss/dev'
import { awayEntry, fittingRow } from '#design-system/parts/overflow/overflow.fragment.ts'

export const topNavRecipe = defineSlotRecipe({
  className: 'top-nav',
  slots: ['root', 'list', 'item', 'row'],
  base: {
    root: { minWidth: '0', flex: '1', height: 'full' },
    list: { ...fittingRow, alignItems: 'center', gap: '0.5', listStyle: 'none', height: 'full' },
    item: { ...awayEntry, flex: 'none' },
    row: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      height: 'nav',
      paddingInline: '3',
      borderRadius: 'control',
      color: 'topbar.text',
      textStyle: 'body',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { bg: 'topbar.hover' },
      _focusVisible: { outlineOffset: 'calc({borderWidths.thick} * -1)' },
      '&[aria-current], &[data-within]': { color: 'topbar.activeText', bg: 'topbar.active' },
      '& svg': { width: 'icon.md', height: 'icon.md' },
      '@media (forced-colors: active)': {
        '&[aria-current], &[data-within]': { outline: '{borderWidths.thick} solid Highlight' },
      },
    },
  },
})
