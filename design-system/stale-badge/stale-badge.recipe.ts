import { defineSlotRecipe } from '@pandacss/dev'

export const staleBadgeRecipe = defineSlotRecipe({
  className: 'stale-badge',
  slots: ['root', 'icon', 'said'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'body.sm',
      color: 'text.quiet',
      fontVariantNumeric: 'tabular-nums',
      '&[data-old]': { color: 'warning.text' },
    },
    said: { srOnly: true },
    icon: { flex: 'none', width: 'icon.md', height: 'icon.md' },
  },
  variants: { size: { md: {}, wall: { root: { textStyle: 'wall.sm' } } } },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
