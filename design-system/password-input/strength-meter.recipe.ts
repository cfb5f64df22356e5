import { defineSlotRecipe } from '@pandacss/dev'

const tone = (name: string) => ({
  bar: { bg: name, '@media (forced-colors: active)': { bg: 'Highlight' } },
  word: { color: `${name}.text` },
})

export const strengthMeterRecipe = defineSlotRecipe({
  className: 'strength-meter',
  slots: ['root', 'track', 'bar', 'word'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '2', marginTop: '1.5', textStyle: 'caption' },
    track: {
      flex: '1',
      height: '1',
      overflow: 'hidden',
      borderRadius: 'full',
      bg: 'border',
      '@media (forced-colors: active)': { outline: '{borderWidths.thin} solid CanvasText' },
    },
    bar: {
      height: 'full',
      width: 'var(--share)',
      borderRadius: 'full',
      transitionProperty: 'width, background-color',
      transitionDuration: 'slow',
      transitionTimingFunction: 'standard',
    },
    // Room for the longest word, so that the bar keeps its length.
    word: { flex: 'none', minWidth: '20', minHeight: '1lh', textAlign: 'end' },
  },
  variants: {
    tone: { weak: tone('danger'), fair: tone('warning'), strong: tone('success') },
  },
  staticCss: [{ tone: ['*'] }],
})
