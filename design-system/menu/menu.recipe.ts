import { defineSlotRecipe } from '@pandacss/dev'
import { option, popup } from '#design-system/theme/fragments.ts'

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item', 'itemLabel', 'separator', 'groupLabel'],
  base: {
    content: {
      ...popup,
      minWidth: '36',
      maxWidth: 'popup',
      maxHeight: 'min(var(--available-height, 70vh), 70vh)',
      overflowY: 'auto',
      padding: '1',
    },
    item: {
      ...option,
      '& > svg': { color: 'text.faint', flex: 'none', width: 'icon.md', height: 'icon.md' },
      '&[data-danger]': { color: 'danger.text', '& > svg': { color: 'danger.text' } },
      '&[data-active]': { color: 'accent.text', '& > svg': { color: 'accent.text' } },
    },
    itemLabel: { flex: '1', minWidth: '0' },
    separator: {
      marginBlock: '1',
      marginInline: '-4px',
      borderTopWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
    },
    groupLabel: { paddingInline: '2', paddingBlock: '1', textStyle: 'caption', color: 'text.faint' },
  },
})
