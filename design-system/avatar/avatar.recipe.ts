import { defineSlotRecipe } from '@pandacss/dev'

export const avatarRecipe = defineSlotRecipe({
  className: 'avatar',
  jsx: ['Avatar', 'AvatarGroup'],
  slots: ['root', 'image', 'group'],
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
      whiteSpace: 'nowrap',
      userSelect: 'none',
      '@media (forced-colors: active)': { borderWidth: 'thin', borderStyle: 'solid' },
      '&[data-more]': { bg: 'neutral.soft', color: 'neutral.text', fontVariantNumeric: 'tabular-nums' },
    },
    image: { width: 'full', height: 'full', objectFit: 'cover' },
    group: {
      display: 'inline-flex',
      '& > * + *': { marginInlineStart: '-1.5' },
      '& > *': { boxShadow: '0 0 0 {borderWidths.thick} {colors.surface}' },
    },
  },
  variants: {
    size: {
      sm: { root: { width: '6', height: '6', textStyle: 'caption' } },
      md: { root: { width: '8', height: '8', textStyle: 'caption' } },
      lg: { root: { width: '16', height: '16', textStyle: 'title.md' } },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
