import { defineSlotRecipe } from '@pandacss/dev'

export const screenClockRecipe = defineSlotRecipe({
  className: 'screen-clock',
  slots: ['root', 'time', 'day'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '4' },
    time: { textStyle: 'wall.lg', fontVariantNumeric: 'tabular-nums', color: 'text' },
    day: {
      display: 'flex',
      flexDirection: 'column',
      textStyle: 'wall.sm',
      lineHeight: '1.2',
      color: 'text.quiet',
      whiteSpace: 'nowrap',
    },
  },
})
