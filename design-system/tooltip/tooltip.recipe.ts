import { defineRecipe } from '@pandacss/dev'

export const tooltipRecipe = defineRecipe({
  className: 'tooltip',
  base: {
    zIndex: 'tooltip',
    maxWidth: 'popup',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'sm',
    bg: 'surface.inverse',
    color: 'text.inverse',
    textStyle: 'caption',
    overflowWrap: 'anywhere',
    _highContrast: { outline: '{borderWidths.thin} solid CanvasText' },
    _open: { animation: 'fadeIn', animationDuration: 'fast' },
  },
})
