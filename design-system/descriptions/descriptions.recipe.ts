import { defineSlotRecipe } from '@pandacss/dev'

export const descriptionsRecipe = defineSlotRecipe({
  className: 'descriptions',
  slots: ['root', 'item', 'term', 'detail'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.field.md}, 100%), 1fr))',
      columnGap: '6',
      rowGap: 'gap',
    },
    item: { minWidth: '0', '&[data-whole]': { gridColumn: '1 / -1' } },
    term: { color: 'text.faint', textStyle: 'body.sm' },
    detail: { color: 'text', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
})
