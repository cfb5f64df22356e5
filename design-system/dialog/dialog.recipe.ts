import { defineSlotRecipe } from '@pandacss/dev'

const slidesFrom = (side: 'Start' | 'End') => ({
  height: 'full',
  _open: {
    animation: `slideIn${side}`,
    animationDuration: 'slow',
    animationTimingFunction: 'standard',
  },
  _closed: {
    animation: `slideOut${side}`,
    animationDuration: 'normal',
    animationTimingFunction: 'leave',
  },
})

/** A sheet over a sheet lies over its veil too, whatever order they were mounted in. */
const layer = 'calc({zIndex.overlay} + var(--layer-index, 0))'

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  jsx: ['Dialog', 'Drawer', 'Sheet'],
  slots: ['backdrop', 'positioner', 'content', 'head', 'words', 'title', 'description', 'body', 'foot'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: layer,
      bg: 'scrim',
      _open: { animation: 'fadeIn', animationDuration: 'normal' },
      _closed: { animation: 'fadeOut', animationDuration: 'fast' },
      // One veil is enough however many sheets are stacked.
      '&[data-nested]': { opacity: 'disabled' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: layer, display: 'flex', overflow: 'hidden' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      width: 'full',
      bg: 'surface.raised',
      color: 'text',
      boxShadow: 'dialog',
      outline: 'none',
      _highContrast: { outline: '{borderWidths.thin} solid CanvasText' },
    },
    head: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '3',
      flex: 'none',
      paddingInlineStart: '5',
      paddingInlineEnd: '3',
      paddingBlock: '3',
      borderBottomWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
    },
    words: { minWidth: '0', paddingBlock: '0.5', overflowWrap: 'anywhere' },
    title: { textStyle: 'title.sm' },
    description: { textStyle: 'body.sm', color: 'text.quiet', marginTop: '0.5' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      paddingInline: '5',
      paddingBlock: '4',
      overscrollBehavior: 'contain',
    },
    foot: {
      display: 'flex',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      flex: 'none',
      gap: '2',
      paddingInline: '5',
      paddingTop: '3',
      paddingBottom: 'max({spacing.3}, env(safe-area-inset-bottom))',
      borderTopWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
      _empty: { display: 'none' },
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'dialog.sm' } },
      md: { content: { maxWidth: 'dialog.md' } },
      lg: { content: { maxWidth: { base: 'full', sm: 'dialog.lg' } } },
      xl: { content: { maxWidth: { base: 'full', sm: 'dialog.xl' } } },
      full: { content: { maxWidth: 'full', height: 'full' } },
    },
    place: {
      center: {
        positioner: {
          alignItems: { base: 'flex-end', sm: 'flex-start' },
          justifyContent: 'center',
          paddingTop: { base: '6', sm: '10vh' },
          paddingInline: { base: '0', sm: '4' },
          paddingBottom: { base: '0', sm: '6' },
        },
        content: {
          maxHeight: 'full',
          borderRadius: { base: '{radii.card} {radii.card} 0 0', sm: 'card' },
          _open: { animation: 'riseIn', animationDuration: 'normal', animationTimingFunction: 'standard' },
          _closed: { animation: 'fadeOut', animationDuration: 'fast' },
        },
      },
      end: { positioner: { justifyContent: 'flex-end' }, content: slidesFrom('End') },
      start: { positioner: { justifyContent: 'flex-start' }, content: slidesFrom('Start') },
    },
    flush: { true: { body: { padding: '0' } } },
  },
  compoundVariants: [
    {
      // A long task needs the whole of a phone; a short one comes from below and leaves the page in sight.
      place: 'center',
      size: ['lg', 'xl'],
      css: {
        positioner: { paddingTop: { base: '0', sm: '5vh' } },
        content: { height: { base: 'full', sm: 'auto' }, borderRadius: { base: '0', sm: 'card' } },
      },
    },
    {
      place: 'center',
      size: 'full',
      css: {
        positioner: { padding: { base: '0', sm: '4' } },
        content: { borderRadius: { base: '0', sm: 'card' } },
      },
    },
  ],
  defaultVariants: { size: 'md', place: 'center' },
  staticCss: [{ size: ['*'], place: ['*'], flush: ['*'] }],
})
