import { defineSlotRecipe } from '@pandacss/dev'

export const breadcrumbRecipe = defineSlotRecipe({
  className: 'breadcrumb',
  slots: ['root', 'item', 'here'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      listStyle: 'none',
      textStyle: 'body.sm',
    },
    item: {
      display: 'inline-flex',
      color: 'text.quiet',
      '&:not(:last-child)': { _after: { content: '"/"', marginInline: '2', color: 'text.faint' } },
    },
    here: { '&[aria-current]': { color: 'text' } },
  },
})
