import { defineRecipe } from '@pandacss/dev'

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  jsx: ['Spinner'],
  base: {
    display: 'inline-block',
    flex: 'none',
    borderWidth: 'thick',
    borderStyle: 'solid',
    borderColor: 'currentcolor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 800ms linear infinite',
    // Forced colours make every edge one colour, and a closed ring seems to stand still.
    _highContrast: { borderBottomColor: 'Canvas', forcedColorAdjust: 'none' },
    // Still turning, since a still ring would say nothing, but slowly.
    _motionReduce: { animationDuration: '4s' },
  },
  variants: {
    size: {
      sm: { width: 'icon.sm', height: 'icon.sm' },
      md: { width: 'icon.lg', height: 'icon.lg' },
      lg: { width: '8', height: '8', borderWidth: 'thick' },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: [{ size: ['*'] }],
})
