import { defineSlotRecipe } from '@pandacss/dev'

export const avatarRecipe = defineSlotRecipe({
  className: 'avatar',
  jsx: ['Avatar'],
  slots: ['root', 'image'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      overflow: 'hidden',
      borderRadius: 'full',
      bg: 'accent.soft',
      color: 'accent.text',
      userSelect: 'none',
    },
    image: { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { root: { width: '6', height: '6', textStyle: 'caption' } },
      md: { root: { width: '8', height: '8', textStyle: 'body.sm' } },
      lg: { root: { width: '16', height: '16', textStyle: 'title.md' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
