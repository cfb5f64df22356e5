import { defineSlotRecipe } from '@pandacss/dev'

export const watermarkRecipe = defineSlotRecipe({
  className: 'watermark',
  slots: ['root', 'sheet'],
  base: {
    root: { position: 'relative', display: 'flow-root', minWidth: '0' },
    sheet: {
      inset: '0',
      width: 'full',
      height: 'full',
      pointerEvents: 'none',
      userSelect: 'none',
      color: 'color-mix(in srgb, {colors.text} 8%, transparent)',
      fontFamily: 'body',
      textStyle: 'body.sm',
      '& text': { fill: 'currentcolor' },
      '&[data-over=page]': { position: 'fixed', zIndex: 'toast' },
      '&[data-over=part]': { position: 'absolute', zIndex: 'bar' },
    },
  },
})
