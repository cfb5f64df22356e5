import { defineRecipe } from '@pandacss/dev'

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    paddingInline: '1.5',
    borderRadius: 'full',
    bg: 'accent.soft',
    color: 'accent.text',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
  },
})
