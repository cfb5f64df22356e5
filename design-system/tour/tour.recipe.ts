import { defineSlotRecipe } from '@pandacss/dev'
import { popup } from '#design-system/theme/fragments.ts'

export const tourRecipe = defineSlotRecipe({
  className: 'tour',
  jsx: ['Tour'],
  slots: ['backdrop', 'spotlight', 'positioner', 'content', 'head', 'title', 'text', 'foot', 'count', 'acts'],
  base: {
    backdrop: { zIndex: 'overlay', bg: 'scrim', _open: { animation: 'fadeIn', animationDuration: 'normal' } },
    spotlight: {
      zIndex: 'overlay',
      outline: '{borderWidths.thick} solid {colors.focus}',
      _motionSafe: { transitionProperty: 'left, top, width, height', transitionDuration: 'normal' },
    },
    positioner: {
      zIndex: 'popup',
      '&[data-type=dialog]': {
        position: 'fixed',
        inset: '0',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        padding: '4',
      },
    },
    content: {
      ...popup,
      width: 'calc(100vw - {spacing.8})',
      maxWidth: 'popup',
      padding: '4',
      overflowWrap: 'anywhere',
      boxShadow: 'dialog',
      '&[data-type=dialog]': { maxWidth: 'dialog.sm' },
      _highContrast: { outline: '{borderWidths.thin} solid CanvasText' },
    },
    head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '2' },
    title: { textStyle: 'title.sm', minWidth: '0' },
    text: { color: 'text.quiet', marginTop: '1.5' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      marginTop: '4',
    },
    count: { textStyle: 'caption', color: 'text.faint', fontVariantNumeric: 'tabular-nums' },
    acts: { display: 'flex', gap: '2' },
  },
})
