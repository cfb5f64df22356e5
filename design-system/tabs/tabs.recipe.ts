import { defineSlotRecipe } from '@pandacss/dev'

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'bar', 'head', 'list', 'trigger', 'name', 'indicator', 'more', 'content'],
  base: {
    root: { display: 'flex', minWidth: '0', '&[data-orientation=horizontal]': { flexDirection: 'column' } },
    bar: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      '&[data-orientation=horizontal]': {
        boxShadow: 'inset 0 calc({borderWidths.thin} * -1) {colors.border}',
      },
      _print: { display: 'none' },
    },
    head: { flex: 'none', marginInlineEnd: '4' },
    list: {
      position: 'relative',
      display: 'flex',
      minWidth: '0',
      '&[data-orientation=horizontal]': {
        flex: '1',
        gap: '1',
        overflowX: 'auto',
        // Arrows, the wheel and the menu at the end scroll it; a bar under the tabs would be noise.
        scrollbarWidth: 'none',
      },
      '&[data-orientation=vertical]': {
        flexDirection: 'column',
        minWidth: '32',
        maxWidth: 'field.sm',
        paddingInlineEnd: '2',
        borderInlineEndWidth: 'thin',
        borderInlineEndStyle: 'solid',
        borderColor: 'border',
      },
    },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      gap: '1.5',
      minHeight: 'nav',
      paddingInline: '3',
      borderRadius: 'control',
      color: 'text.quiet',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      outlineOffset: 'calc({borderWidths.thick} * -1)',
      _hover: { color: 'text', bg: 'surface.hover' },
      '&[data-selected]': { color: 'accent.text' },
      _disabled: { color: 'text.disabled', cursor: 'not-allowed', bg: 'transparent' },
      '& > svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
      '&[data-orientation=vertical]': { whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' },
      '@media (forced-colors: active)': { '&[data-selected]': { textDecoration: 'underline' } },
    },
    name: { minWidth: '0' },
    indicator: {
      bg: 'accent',
      borderRadius: 'full',
      transitionProperty: 'left, top, width, height',
      transitionDuration: 'fast',
      '&[data-orientation=horizontal]': {
        bottom: '0',
        width: 'var(--width)',
        height: 'calc({borderWidths.thick})',
      },
      '&[data-orientation=vertical]': {
        insetInlineEnd: '0',
        width: 'calc({borderWidths.thick})',
        height: 'var(--height)',
      },
    },
    more: { flex: 'none', display: 'inline-flex' },
    content: {
      flex: '1',
      minWidth: '0',
      outlineOffset: '0',
      '&[data-orientation=horizontal]': { paddingTop: 'gap' },
      '&[data-orientation=vertical]': { paddingInlineStart: 'card' },
    },
  },
  variants: {
    fill: {
      true: {
        root: { flex: { md: '1' } },
        content: { display: 'flex', flexDirection: 'column', '&[hidden]': { display: 'none' } },
      },
    },
  },
  staticCss: [{ fill: ['*'] }],
})
