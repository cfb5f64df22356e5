import { defineSlotRecipe } from '@pandacss/dev'

export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  jsx: ['Progress', 'ProgressSteps'],
  slots: ['root', 'head', 'label', 'figure', 'track', 'range', 'ring', 'circle', 'arc', 'middle', 'note'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', '--tone': '{colors.accent}' },
    head: { display: 'flex', alignItems: 'baseline', gap: '2' },
    label: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    figure: { textStyle: 'figure', color: 'text.quiet', flex: 'none', marginInlineStart: 'auto' },
    track: {
      position: 'relative',
      height: 'var(--thickness)',
      borderRadius: 'full',
      bg: 'surface.pressed',
      overflow: 'hidden',
      _highContrast: { outline: '{borderWidths.thin} solid CanvasText' },
    },
    range: {
      height: 'full',
      borderRadius: 'full',
      bg: 'var(--tone)',
      transitionProperty: 'width',
      transitionDuration: 'slow',
      _highContrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
      _indeterminate: {
        width: '40%',
        animation: 'sweep 1.4s ease-in-out infinite',
        // Still moving, since a bar at rest would say that nothing happens, but calmly.
        _motionReduce: { width: 'full', animation: 'breathe 3s ease-in-out infinite' },
      },
    },
    ring: { position: 'relative', display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
    circle: {
      '--thickness': 'calc(var(--size) / 10)',
      _indeterminate: { animation: 'spin 1.2s linear infinite', _motionReduce: { animationDuration: '5s' } },
    },
    arc: {
      stroke: 'surface.pressed',
      strokeLinecap: 'round',
      transitionProperty: 'stroke-dashoffset',
      transitionDuration: 'slow',
      '&[data-part=circle-range]': {
        stroke: 'var(--tone)',
        _highContrast: { stroke: 'Highlight' },
        _indeterminate: { strokeDasharray: 'calc(var(--circumference) / 4), var(--circumference)' },
      },
    },
    middle: {
      position: 'absolute',
      display: 'inline-flex',
      textStyle: 'figure',
      '& svg': { width: 'icon.lg', height: 'icon.lg', color: 'var(--tone)' },
    },
    note: { textStyle: 'caption', color: 'text.quiet', overflowWrap: 'anywhere' },
  },
  variants: {
    tone: {
      accent: {},
      success: { root: { '--tone': '{colors.success}' } },
      warning: { root: { '--tone': '{colors.warning}' } },
      danger: { root: { '--tone': '{colors.danger.text}' } },
    },
    size: {
      sm: { track: { '--thickness': '{spacing.1}' }, circle: { '--size': '{sizes.10}' } },
      md: { track: { '--thickness': '{spacing.2}' }, circle: { '--size': '{sizes.20}' } },
      lg: { track: { '--thickness': '{spacing.3}' }, circle: { '--size': '{sizes.32}' } },
    },
    shape: { line: {}, ring: { root: { alignItems: 'center', width: 'fit', textAlign: 'center' } } },
  },
  defaultVariants: { tone: 'accent', size: 'md', shape: 'line' },
  staticCss: [{ tone: ['*'], size: ['*'], shape: ['*'] }],
})
