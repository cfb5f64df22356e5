import { defineRecipe } from '@pandacss/dev'

export const skipLinkRecipe = defineRecipe({
  className: 'skip-link',
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    bg: 'accent',
    color: 'accent.on',
    textStyle: 'body',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})
