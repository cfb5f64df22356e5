import { defineRecipe } from '@pandacss/dev'

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  jsx: ['Skeleton'],
  base: {
    display: 'block',
    flex: 'none',
    width: 'var(--width, 100%)',
    maxWidth: 'full',
    bg: 'surface.pressed',
    animation: 'breathe 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
    _highContrast: { outline: '{borderWidths.thin} solid GrayText' },
    _print: { visibility: 'hidden' },
  },
  variants: {
    shape: {
      line: { height: '3', borderRadius: 'sm', marginBlock: 'calc((1lh - {sizes.3}) / 2)' },
      block: { height: 'var(--height, {sizes.24})', borderRadius: 'control' },
      circle: { width: '10', height: '10', borderRadius: 'full' },
    },
  },
  defaultVariants: { shape: 'line' },
  staticCss: [{ shape: ['*'] }],
})
