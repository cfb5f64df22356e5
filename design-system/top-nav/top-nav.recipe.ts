import { defineSlotRecipe } from '@pandacss/dev'

export const topNavRecipe = defineSlotRecipe({
  className: 'top-nav',
  slots: ['root', 'list', 'row'],
  base: {
    root: { minWidth: '0', flex: '1', overflowX: 'auto', scrollbarWidth: 'none', height: 'full' },
    list: {
      display: 'flex',
      alignItems: 'center',
      gap: '0.5',
      listStyle: 'none',
      height: 'full',
      width: 'max-content',
    },
    row: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      height: 'nav',
      paddingInline: '3',
      borderRadius: 'control',
      color: 'text.quiet',
      textStyle: 'body',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { bg: 'surface.hover', color: 'text' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-current]': { color: 'accent.text', bg: 'accent.soft' },
      '& svg': { width: 'icon.md', height: 'icon.md' },
    },
  },
})
