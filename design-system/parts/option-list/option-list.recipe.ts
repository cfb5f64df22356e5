import { defineSlotRecipe } from '@pandacss/dev'
import { option, popup } from '#design-system/theme/fragments.ts'

export const optionListRecipe = defineSlotRecipe({
  className: 'option-list',
  slots: ['content', 'long', 'row', 'heading', 'item', 'text', 'description', 'tick', 'note', 'fault'],
  base: {
    content: {
      ...popup,
      minWidth: 'var(--reference-width)',
      maxWidth: 'min(var(--available-width, 100vw), {sizes.dialog.sm})',
      maxHeight: 'min(var(--available-height, {sizes.popup}), {sizes.popup})',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '1',
    },
    long: { position: 'relative', height: 'var(--height)', minWidth: 'field.md' },
    row: { position: 'absolute', insetInline: '0', top: '0', transform: 'translateY(var(--top))' },
    heading: {
      paddingInline: '2',
      paddingTop: '2',
      paddingBottom: '1',
      textStyle: 'caption',
      color: 'text.faint',
    },
    item: option,
    text: { flex: '1', minWidth: '0' },
    description: {
      display: 'block',
      textStyle: 'caption',
      color: 'text.quiet',
      '[data-disabled] &': { color: 'text.disabled' },
    },
    tick: { display: 'inline-flex', color: 'accent.text', '&[hidden]': { display: 'none' } },
    note: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      padding: '3',
      color: 'text.faint',
    },
    fault: { color: 'danger.text' },
  },
})
