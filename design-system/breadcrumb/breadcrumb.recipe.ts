import { defineSlotRecipe } from '@pandacss/dev'
import { awayEntry, fittingRow } from '#design-system/parts/overflow/overflow.fragment.ts'
import { truncated } from '#design-system/theme/fragments.ts'

export const breadcrumbRecipe = defineSlotRecipe({
  className: 'breadcrumb',
  slots: ['root', 'list', 'item', 'here', 'more'],
  base: {
    root: { minWidth: '0', flex: '1' },
    list: { ...fittingRow, alignItems: 'center', listStyle: 'none', textStyle: 'body.sm' },
    item: {
      ...awayEntry,
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      color: 'text.quiet',
      whiteSpace: 'nowrap',
      '& :is(a, span) > svg': {
        display: 'inline-block',
        width: 'icon.sm',
        height: 'icon.sm',
        marginInlineEnd: '1',
        verticalAlign: 'text-bottom',
      },
      '&:not(:last-child)': { _after: { content: '"/"', marginInline: '2', color: 'text.faint' } },
      // Fixed shares, so that what is measured does not depend on what is folded.
      '&:first-child:not(:only-child)': { maxWidth: '30%' },
      // Of two steps none can fold, so that nothing else takes room.
      '&:first-child:nth-last-child(-n+3)': { maxWidth: '40%' },
      '&:last-child': { maxWidth: '60%' },
      '&:only-child': { maxWidth: 'full' },
    },
    here: {
      minWidth: '0',
      ...truncated,
      '&[aria-current]': { color: 'text' },
    },
    more: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '6',
      minHeight: '6',
      marginInline: 'calc({spacing.1} * -1)',
      paddingInline: '1',
      borderRadius: 'sm',
      color: 'text.quiet',
      cursor: 'pointer',
      _hover: { bg: 'surface.pressed', color: 'text' },
      '&[aria-current]': { color: 'text' },
      '& svg': { flex: 'none', width: 'icon.sm', height: 'icon.sm' },
    },
  },
})
