import { defineSlotRecipe } from '@pandacss/dev'
import { popup } from '#design-system/theme/fragments.ts'

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  jsx: ['Popover'],
  slots: ['content', 'head', 'title', 'body'],
  base: {
    content: {
      ...popup,
      display: 'flex',
      flexDirection: 'column',
      width: 'calc(100vw - {spacing.4})',
      maxHeight: 'min(var(--available-height, 70vh), 70vh)',
      overflowY: 'auto',
      overflowWrap: 'anywhere',
      _highContrast: { outline: '{borderWidths.thin} solid CanvasText' },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      paddingTop: '2',
    },
    title: { textStyle: 'body.strong', minWidth: '0' },
    body: { paddingInline: '4', paddingBlock: '3' },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'field.md' } },
      md: { content: { maxWidth: 'popup' } },
      lg: { content: { maxWidth: 'dialog.sm' } },
    },
    titled: { true: { body: { paddingTop: '1.5' } } },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'], titled: ['true'] }],
})
