import { defineSlotRecipe } from '@pandacss/dev'
import { truncated } from '#design-system/theme/fragments.ts'

export const segmentedRecipe = defineSlotRecipe({
  className: 'segmented',
  slots: ['root', 'item', 'input', 'label'],
  base: {
    root: {
      display: 'flex',
      // Too many for the width stand in two lines: a choice of which one reads the first letter is none.
      flexWrap: 'wrap',
      width: 'fit-content',
      maxWidth: 'full',
      minHeight: 'control.md',
      padding: '0.5',
      gap: '0.5',
      borderRadius: 'control',
      bg: 'surface.pressed',
      '@media (forced-colors: active)': { outline: '{borderWidths.thin} solid CanvasText' },
      '&[aria-invalid=true]': { outline: '{borderWidths.thin} solid {colors.danger.text}' },
    },
    item: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minWidth: '0',
      minHeight: 'calc({sizes.control.md} - 2 * {spacing.0.5})',
      flex: '0 1 auto',
      paddingInline: '3',
      borderRadius: 'sm',
      color: 'text.quiet',
      textStyle: 'body',
      cursor: 'pointer',
      userSelect: 'none',
      transitionProperty: 'background-color, color, box-shadow',
      transitionDuration: 'fast',
      '&:hover:not(:has(:disabled))': { color: 'text' },
      '&:has(:checked)': { bg: 'surface.raised', color: 'text', boxShadow: 'raised' },
      '&:has(:disabled)': { color: 'text.disabled', cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: '{borderWidths.thick} solid {colors.focus}' },
      '[data-readonly] &': { cursor: 'default' },
      '@media (forced-colors: active)': {
        '&:has(:checked)': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
      '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
    },
    input: { position: 'absolute', inset: '0', opacity: '0', margin: '0', cursor: 'inherit' },
    label: truncated,
  },
  variants: {
    size: {
      sm: {
        root: { minHeight: 'control.sm' },
        item: {
          minHeight: 'calc({sizes.control.sm} - 2 * {spacing.0.5})',
          paddingInline: '2',
          textStyle: 'body.sm',
        },
      },
      md: {},
    },
    wide: { true: { root: { width: 'full' }, item: { flex: '1 1 0' } } },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'], wide: ['*'] }],
})
