import { defineSlotRecipe } from '@pandacss/dev'

export const lockScreenRecipe = defineSlotRecipe({
  className: 'lock-screen',
  slots: ['positioner', 'content', 'clock', 'time', 'date', 'card', 'name', 'foot'],
  base: {
    positioner: { position: 'fixed', inset: '0', zIndex: 'skip' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      width: 'full',
      height: 'full',
      overflowY: 'auto',
      padding: '6',
      bg: 'surface.sunken',
      bgImage: 'radial-gradient(ellipse at top, {colors.accent.soft}, transparent 60%)',
      color: 'text',
      outline: 'none',
      // What is locked is not printed either.
      _print: { display: 'none' },
    },
    clock: { textAlign: 'center', marginTop: { base: '10', sm: '20' } },
    time: {
      display: 'block',
      fontFamily: 'body',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: '[300]',
      fontSize: { base: '[4.5em]', sm: '[6em]' },
      lineHeight: '[1.1]',
      letterSpacing: '[-0.02em]',
    },
    date: { textStyle: 'title.sm', fontWeight: '[400]', color: 'text.quiet' },
    card: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      maxWidth: 'field.lg',
      marginBlock: 'auto',
      paddingBlock: '8',
      '& form': { display: 'flex', flexDirection: 'column', gap: '3', width: 'full' },
    },
    name: { textStyle: 'title.sm', textAlign: 'center' },
    foot: { textStyle: 'caption', color: 'text.faint' },
  },
})
