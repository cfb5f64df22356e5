import { defineSlotRecipe } from '@pandacss/dev'

export const cardRecipe = defineSlotRecipe({
  className: 'card',
  jsx: ['Card'],
  slots: ['root', 'head', 'title', 'fold', 'extra', 'body', 'lines', 'footer'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      bg: 'surface',
      borderWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'card',
      _print: { borderColor: 'transparent', breakInside: 'avoid' },
      '&[data-selectable]': {
        transitionProperty: 'border-color, background-color',
        transitionDuration: 'fast',
        _hover: { borderColor: 'border.control' },
      },
      '&[data-selected]': {
        borderColor: 'accent',
        bg: 'surface.selected',
        _hover: { borderColor: 'accent' },
      },
      // Folded, the head is all there is.
      '&[data-folded]': { flex: 'none', minHeight: '0' },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 'gap',
      flexWrap: 'wrap',
      paddingInline: 'card',
      paddingTop: 'card',
      '[data-folded] > &': { paddingBottom: 'card' },
    },
    title: { textStyle: 'title.sm', minWidth: '0', overflowWrap: 'anywhere' },
    fold: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'control.sm',
      font: 'inherit',
      textAlign: 'start',
      borderRadius: 'control',
      cursor: 'pointer',
      '& svg': {
        flex: 'none',
        width: 'icon.md',
        height: 'icon.md',
        color: 'text.faint',
        transitionProperty: 'transform',
        transitionDuration: 'fast',
      },
      '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
    },
    extra: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' },
    body: { flex: '1', minWidth: '0', minHeight: '0', padding: 'card' },
    lines: { display: 'flex', flexDirection: 'column', gap: '3', paddingBlock: '1' },
    footer: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      paddingInline: 'card',
      paddingBlock: '2.5',
      borderTopWidth: 'thin',
      borderTopStyle: 'solid',
      borderColor: 'border',
      color: 'text.quiet',
    },
  },
  variants: {
    flush: { true: { root: { overflow: 'hidden' }, body: { padding: '0' } } },
    fill: {
      true: {
        // Under it the page scrolls rather than a slit of a table.
        root: { flex: '1', minHeight: { base: 'auto', md: '64' } },
        body: { display: 'flex', flexDirection: 'column' },
      },
    },
  },
  staticCss: [{ flush: ['*'], fill: ['*'] }],
})
