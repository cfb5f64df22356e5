import { defineSlotRecipe } from '@pandacss/dev'
import { awayEntry, fittingRow } from '#design-system/parts/overflow/overflow.fragment.ts'

export const toolbarRecipe = defineSlotRecipe({
  className: 'toolbar',
  slots: ['root', 'start', 'items', 'item', 'end'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: '2',
      minWidth: '0',
      _print: { display: 'none' },
    },
    start: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '2', minWidth: '0' },
    items: { ...fittingRow, alignItems: 'center', gap: '2', flex: '1' },
    item: { ...awayEntry, display: 'inline-flex', flex: 'none' },
    end: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '1', marginInlineStart: 'auto' },
  },
  variants: {
    fitted: {
      true: {
        // On a phone what stands first may fill a line; the actions then have the next.
        root: { flexWrap: { base: 'wrap', md: 'nowrap' } },
        items: { flexBasis: '24' },
        end: { flexWrap: 'nowrap', flex: 'none' },
      },
    },
    align: { start: {}, end: { items: { justifyContent: 'flex-end' } } },
  },
  staticCss: [{ fitted: ['*'], align: ['*'] }],
})
