import { defineRecipe } from '@pandacss/dev'

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    height: '3',
    width: 'var(--width, 100%)',
    borderRadius: 'sm',
    bg: 'surface.pressed',
    animation: 'breathe 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
  },
})
