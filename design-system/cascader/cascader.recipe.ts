import { defineSlotRecipe } from '@pandacss/dev'
import { option } from '#design-system/theme/fragments.ts'

export const cascaderRecipe = defineSlotRecipe({
  className: 'cascader',
  slots: ['columns', 'column', 'back', 'row', 'text', 'more', 'said'],
  base: {
    columns: { display: 'flex', flex: '1', minHeight: '0', overflowX: 'auto' },
    column: {
      flex: { base: '1', sm: 'none' },
      // On a phone one level at a time: the last.
      '&:not(:last-of-type)': { display: { base: 'none', sm: 'block' } },
      width: { sm: 'field.sm' },
      minHeight: '40',
      maxHeight: '64',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1',
      '& + &': {
        borderInlineStartWidth: { base: '0', sm: 'thin' },
        borderInlineStartStyle: 'solid',
        borderColor: 'border',
      },
    },
    back: {
      ...option,
      display: { base: 'flex', sm: 'none' },
      width: 'full',
      color: 'text.quiet',
      _focusVisible: { outlineOffset: '0' },
    },
    row: {
      ...option,
      _hover: { bg: 'surface.pressed' },
      _focusVisible: { outlineOffset: '0' },
      '&[aria-expanded=true]': { bg: 'surface.pressed' },
      '&[aria-selected=true]': { color: 'accent.text', bg: 'surface.selected' },
      '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'not-allowed' },
    },
    text: { flex: '1', minWidth: '0' },
    said: { srOnly: true },
    more: { display: 'inline-flex', color: 'text.faint' },
  },
})
