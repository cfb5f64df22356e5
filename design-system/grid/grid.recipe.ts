import { defineRecipe } from '@pandacss/dev'

export const gridLayoutRecipe = defineRecipe({
  className: 'grid',
  jsx: ['Grid'],
  base: { display: 'grid', gap: 'gap', minWidth: '0' },
  variants: {
    /** As many columns as fit, each at least so wide. */
    least: {
      sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.field.sm}, 100%), 1fr))' },
      md: { gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.field.md}, 100%), 1fr))' },
      lg: { gridTemplateColumns: 'repeat(auto-fill, minmax(min({sizes.field.lg}, 100%), 1fr))' },
    },
    columns: {
      two: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
      three: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
  staticCss: [{ least: ['*'], columns: ['*'] }],
})
