import { defineSlotRecipe } from '@pandacss/dev'

export const sliderRecipe = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'line', 'control', 'track', 'range', 'thumb', 'marks', 'mark', 'value'],
  base: {
    root: { display: 'block', width: 'full', minWidth: '0' },
    line: { display: 'flex', alignItems: 'center', gap: '3' },
    control: {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      height: 'control.md',
      // Half a thumb, so that it stays inside at both ends.
      marginInline: '2',
      cursor: 'pointer',
      touchAction: 'pan-y',
      _disabled: { cursor: 'not-allowed' },
    },
    track: {
      flex: '1',
      height: '1',
      borderRadius: 'full',
      bg: 'border.strong',
      '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' },
    },
    range: {
      height: 'full',
      borderRadius: 'full',
      bg: 'accent',
      _disabled: { bg: 'text.disabled' },
      _invalid: { bg: 'danger' },
      '@media (forced-colors: active)': { bg: 'Highlight' },
    },
    thumb: {
      width: { base: '4', _touch: '6' },
      height: { base: '4', _touch: '6' },
      borderWidth: 'thick',
      borderStyle: 'solid',
      borderColor: 'accent',
      borderRadius: 'full',
      bg: 'surface.raised',
      boxShadow: 'raised',
      transitionProperty: 'box-shadow, border-color',
      transitionDuration: 'fast',
      // The target is larger than what is drawn.
      _before: {
        content: '""',
        position: 'absolute',
        inset: { base: '-1.5', _touch: '-2.5' },
        borderRadius: 'full',
      },
      _hover: { borderColor: 'accent.hover' },
      _focusVisible: { outline: '{borderWidths.thick} solid {colors.focus}', outlineOffset: 'thick' },
      _disabled: { borderColor: 'text.disabled', boxShadow: 'none' },
      _invalid: { borderColor: 'danger' },
    },
    marks: { position: 'relative', marginInline: '2', height: '1lh', textStyle: 'caption' },
    mark: { color: 'text.faint', whiteSpace: 'nowrap', '&[data-state=at-value]': { color: 'text' } },
    value: {
      flex: 'none',
      minWidth: '9',
      textAlign: 'end',
      textStyle: 'figure',
      color: 'text',
    },
  },
})
