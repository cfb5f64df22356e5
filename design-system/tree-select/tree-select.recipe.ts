import { defineSlotRecipe } from '@pandacss/dev'
import { option } from '#design-system/theme/fragments.ts'

export const treeSelectRecipe = defineSlotRecipe({
  className: 'tree-select',
  slots: ['tree', 'row', 'toggle', 'box', 'text', 'fault'],
  base: {
    tree: { outline: 'none', minWidth: 'field.md' },
    row: {
      ...option,
      gap: '1',
      paddingInlineStart: 'calc(var(--depth) * {spacing.5})',
      // Rows out of sight are not laid out.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto {sizes.item}',
      _hover: { bg: 'surface.pressed' },
      _focusVisible: { outlineOffset: '0' },
      '&[aria-selected=true]': { color: 'accent.text', bg: 'surface.selected' },
      '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'not-allowed' },
    },
    toggle: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      width: '6',
      height: '6',
      color: 'text.quiet',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      '[aria-expanded=true] > &': { transform: 'rotate(90deg)' },
    },
    box: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      width: '4',
      height: '4',
      marginInlineEnd: '1',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border.control',
      borderRadius: 'sm',
      color: 'accent.on',
      '& svg': { width: '3', height: '3' },
      '[aria-checked=true] > &, [aria-checked=mixed] > &': { bg: 'accent', borderColor: 'accent' },
      '[aria-disabled=true] > &': { opacity: 'disabled' },
      '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    },
    text: { flex: '1', minWidth: '0' },
    fault: { textStyle: 'caption', color: 'danger.text' },
  },
})
