import { defineSlotRecipe } from '@pandacss/dev'

export const scrollAreaRecipe = defineSlotRecipe({
  className: 'scroll-area',
  slots: ['root', 'viewport', 'bar', 'thumb', 'corner'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      minHeight: '0',
      height: 'full',
      overflow: 'hidden',
      _print: { height: 'auto', overflow: 'visible' },
    },
    viewport: {
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'none',
      borderRadius: 'sm',
      _focusVisible: { outlineOffset: 'calc({borderWidths.thick} * -1)' },
    },
    bar: {
      display: 'flex',
      touchAction: 'none',
      userSelect: 'none',
      padding: '0.5',
      opacity: '0',
      transitionProperty: 'opacity',
      transitionDuration: 'normal',
      '&[data-hover], &[data-scrolling], &[data-dragging]': { opacity: '[1]' },
      '&[data-orientation=vertical]': { width: '2.5', insetBlock: '0', insetInlineEnd: '0' },
      '&[data-orientation=horizontal]': {
        flexDirection: 'column',
        height: '2.5',
        insetInline: '0',
        bottom: '0',
      },
      // Where nothing hovers, the bar tells that there is more.
      '@media (hover: none)': { opacity: '[1]' },
      _print: { display: 'none' },
    },
    thumb: {
      borderRadius: 'full',
      bg: 'border.strong',
      _hover: { bg: 'border.control' },
      '&[data-dragging]': { bg: 'border.control' },
      '&[data-orientation=vertical]': { width: 'full' },
      '&[data-orientation=horizontal]': { height: 'full' },
      '@media (forced-colors: active)': { bg: 'ButtonText' },
    },
    corner: { bg: 'transparent' },
  },
  variants: {
    // Content fades where there is more of it, so that nobody takes a cut line for the last one.
    fade: {
      true: {
        viewport: {
          '--fade': '{spacing.6}',
          '&[data-overflow-y]:not([data-at-bottom], [data-at-top])': {
            maskImage:
              'linear-gradient(to bottom, transparent, black var(--fade) calc(100% - var(--fade)), transparent)',
          },
          '&[data-overflow-y][data-at-top]:not([data-at-bottom])': {
            maskImage: 'linear-gradient(to bottom, black calc(100% - var(--fade)), transparent)',
          },
          '&[data-overflow-y][data-at-bottom]:not([data-at-top])': {
            maskImage: 'linear-gradient(to bottom, transparent, black var(--fade))',
          },
        },
      },
    },
  },
  staticCss: [{ fade: ['*'] }],
})
