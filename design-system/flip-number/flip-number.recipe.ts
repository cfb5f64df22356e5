import { defineSlotRecipe } from '@pandacss/dev'

export const flipNumberRecipe = defineSlotRecipe({
  className: 'flip-number',
  slots: ['root', 'label', 'line', 'digits', 'sign', 'digit', 'strip', 'unit', 'said'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '1',
      minWidth: '0',
      height: 'full',
    },
    label: { textStyle: 'wall.sm', color: 'text.quiet' },
    line: { display: 'flex', alignItems: 'baseline', gap: '2' },
    digits: { display: 'inline-flex', gap: '0.5', fontVariantNumeric: 'tabular-nums', color: 'accent' },
    sign: {},
    digit: { display: 'inline-block', height: '1lh', overflow: 'hidden' },
    strip: {
      display: 'flex',
      flexDirection: 'column',
      transform: 'translateY(calc(var(--digit) * -10%))',
      transitionProperty: 'transform',
      transitionDuration: 'flip',
      transitionTimingFunction: 'standard',
    },
    unit: { textStyle: 'wall.sm', color: 'text.quiet' },
    said: { srOnly: true },
  },
  variants: {
    size: {
      md: { digits: { textStyle: 'wall.lg' } },
      lg: { digits: { textStyle: 'wall.xl' } },
    },
  },
  defaultVariants: { size: 'lg' },
  staticCss: [{ size: ['*'] }],
})
