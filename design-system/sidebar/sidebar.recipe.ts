import { defineSlotRecipe } from '@pandacss/dev'
import { truncated } from '#design-system/theme/fragments.ts'

export const sidebarRecipe = defineSlotRecipe({
  className: 'sidebar',
  slots: ['root', 'list', 'row', 'title', 'fold', 'foot'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      height: 'full',
      minHeight: '0',
      bg: 'surface',
      textStyle: 'body',
    },
    list: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '0.5' },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: 'full',
      minHeight: 'nav',
      paddingInlineStart: 'calc(10px + var(--depth, 0) * 26px)',
      paddingInlineEnd: '2',
      borderRadius: 'control',
      color: 'text.quiet',
      textAlign: 'start',
      cursor: 'pointer',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      _hover: { bg: 'surface.hover', color: 'text' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-current=page]': { bg: 'accent.soft', color: 'accent.text' },
      '&[data-within]': { color: 'text' },
      '& > svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
    },
    title: { ...truncated, flex: '1' },
    fold: {
      display: 'inline-flex',
      color: 'text.faint',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      '[aria-expanded=true] > &': { transform: 'rotate(90deg)' },
    },
    foot: {
      padding: '2',
      borderTopWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
      display: 'flex',
      justifyContent: 'flex-end',
    },
  },
  variants: {
    collapsed: {
      true: { row: { justifyContent: 'center', paddingInline: '0' }, foot: { justifyContent: 'center' } },
      false: {},
    },
    scroll: {
      true: {
        list: { flex: '1', minHeight: '0', overflowY: 'auto', padding: '2', overscrollBehavior: 'contain' },
      },
    },
  },
  staticCss: [{ collapsed: ['*'], scroll: ['*'] }],
})
