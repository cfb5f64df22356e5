import { defineSlotRecipe } from '@pandacss/dev'
import { option, popup } from '#design-system/theme/fragments.ts'

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  jsx: ['Menu', 'ContextMenu'],
  slots: ['content', 'item', 'itemLabel', 'reason', 'keys', 'mark', 'separator', 'groupLabel'],
  base: {
    content: {
      ...popup,
      minWidth: '36',
      maxWidth: 'popup',
      maxHeight: 'min(var(--available-height, 70vh), 70vh)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1',
      _focusVisible: { outline: 'none' },
    },
    item: {
      ...option,
      position: 'relative',
      '& > svg': { color: 'text.faint', flex: 'none', width: 'icon.md', height: 'icon.md' },
      '&[data-danger]:not([aria-disabled=true])': {
        color: 'danger.text',
        _highlighted: { bg: 'danger.soft' },
        '& > svg': { color: 'danger.text' },
      },
      '&[data-active]': { color: 'accent.text', '& > svg': { color: 'accent.text' } },
      '&[data-state=open]:not([data-highlighted])': { bg: 'surface.hover' },
      _disabled: { color: 'text.disabled', cursor: 'not-allowed', '& > svg': { color: 'text.disabled' } },
      // A ground of the system's making may not show: an edge does.
      '@media (forced-colors: active)': {
        _highlighted: {
          outline: '{borderWidths.thick} solid Highlight',
          outlineOffset: 'calc({borderWidths.thick} * -1)',
        },
      },
    },
    itemLabel: { flex: '1', minWidth: '0' },
    reason: { display: 'block', textStyle: 'caption', color: 'text.quiet' },
    keys: { flex: 'none', paddingInlineStart: '4' },
    mark: { display: 'inline-flex', flex: 'none', width: 'icon.md', height: 'icon.md', color: 'accent.text' },
    separator: {
      marginBlock: '1',
      marginInline: 'calc({spacing.1} * -1)',
      borderTopWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
    },
    groupLabel: { paddingInline: '2', paddingBlock: '1', textStyle: 'caption', color: 'text.faint' },
  },
})
