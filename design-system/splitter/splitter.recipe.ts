import { defineSlotRecipe } from '@pandacss/dev'

export const splitterRecipe = defineSlotRecipe({
  className: 'splitter',
  slots: ['root', 'pane', 'handle', 'grip'],
  base: {
    root: { display: 'flex', width: 'full', height: 'full', minWidth: '0', minHeight: '0' },
    pane: {
      minWidth: '0',
      minHeight: '0',
      overflow: 'auto',
      '&[data-first]': { flex: '0 0 auto' },
      '&:not([data-first])': { flex: '1 1 0%' },
      '&[data-folded]': { visibility: 'hidden' },
    },
    handle: {
      position: 'relative',
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      touchAction: 'none',
      userSelect: 'none',
      color: 'border.control',
      outline: 'none',
      transitionProperty: 'color',
      transitionDuration: 'fast',
      // The line; what one may grasp round it is wider.
      _before: { content: '""', position: 'absolute', bg: 'border' },
      _hover: { color: 'accent', _before: { bg: 'accent' } },
      '&[data-dragging]': { color: 'accent', _before: { bg: 'accent' } },
      _focusVisible: {
        color: 'focus',
        _before: { bg: 'focus', outline: '{borderWidths.thin} solid {colors.focus}' },
      },
      _print: { display: 'none' },
    },
    grip: {
      position: 'relative',
      borderRadius: 'full',
      bg: 'currentcolor',
      outline: '{spacing.0.5} solid {colors.surface}',
      forcedColorAdjust: 'none',
    },
  },
  variants: {
    orientation: {
      horizontal: {
        root: { flexDirection: 'row' },
        pane: { '&[data-first]': { width: 'var(--share)' } },
        handle: {
          width: { base: '3', _touch: '10' },
          cursor: 'col-resize',
          _before: { insetBlock: '0', width: 'calc({borderWidths.thin})' },
        },
        grip: { width: '1', height: '6' },
      },
      vertical: {
        root: { flexDirection: 'column' },
        pane: { '&[data-first]': { height: 'var(--share)' } },
        handle: {
          height: { base: '3', _touch: '10' },
          cursor: 'row-resize',
          _before: { insetInline: '0', height: 'calc({borderWidths.thin})' },
        },
        grip: { width: '6', height: '1' },
      },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
  staticCss: [{ orientation: ['*'] }],
})
