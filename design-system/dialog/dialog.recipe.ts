import { defineSlotRecipe } from '@pandacss/dev'

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  jsx: ['Dialog', 'Drawer', 'Sheet'],
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'body', 'foot'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'scrim',
      _open: { animation: 'fadeIn', animationDuration: 'normal' },
      _closed: { animation: 'fadeOut', animationDuration: 'fast' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay', display: 'flex', overflow: 'hidden' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      width: 'full',
      bg: 'surface.raised',
      color: 'text',
      boxShadow: 'dialog',
      outline: 'none',
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingInlineStart: '5',
      paddingInlineEnd: '3',
      paddingBlock: '3',
      borderBottomWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
    },
    title: { textStyle: 'title.sm', minWidth: '0', overflowWrap: 'anywhere' },
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
      gap: '2',
      paddingInline: '5',
      paddingBlock: '3',
      borderTopWidth: 'thin',
      borderStyle: 'solid',
      borderColor: 'border',
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'dialog.sm' } },
      md: { content: { maxWidth: 'dialog.md' } },
      lg: { content: { maxWidth: 'dialog.lg' } },
      xl: { content: { maxWidth: 'dialog.xl' } },
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
          borderRadius: { base: '10px 10px 0 0', sm: 'card' },
          _open: { animation: 'riseIn', animationDuration: 'normal', animationTimingFunction: 'standard' },
          _closed: { animation: 'fadeOut', animationDuration: 'fast' },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          height: 'full',
          _open: { animation: 'slideInEnd', animationDuration: 'slow', animationTimingFunction: 'standard' },
          _closed: {
            animation: 'slideOutEnd',
            animationDuration: 'normal',
            animationTimingFunction: 'leave',
          },
        },
      },
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          height: 'full',
          _open: {
            animation: 'slideInStart',
            animationDuration: 'slow',
            animationTimingFunction: 'standard',
          },
          _closed: {
            animation: 'slideOutStart',
            animationDuration: 'normal',
            animationTimingFunction: 'leave',
          },
        },
      },
    },
    flush: { true: { body: { padding: '0' } } },
  },
  defaultVariants: { size: 'md', place: 'center' },
  staticCss: [{ size: ['*'], place: ['*'], flush: ['*'] }],
})
