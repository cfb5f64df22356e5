import { defineSlotRecipe } from '@pandacss/dev'
import { themeColors } from '#design-system/theme/themes.ts'

/** As Panda names it. */
const variableOf = (color: string) =>
  `--colors-${color.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The colours of a bright hall, for a wall that is shown within a dark page. */
const bright = Object.fromEntries(
  Object.entries(themeColors({ mode: 'light', contrast: 'normal', vision: 'normal' })).flatMap(
    ([name, color]) => (name.startsWith('screen.') ? [[variableOf(name), color]] : []),
  ),
)

export const screenCanvasRecipe = defineSlotRecipe({
  className: 'screen-canvas',
  slots: ['root', 'stage', 'shift'],
  base: {
    root: {
      position: 'relative',
      width: 'full',
      height: 'full',
      overflow: 'hidden',
      bg: 'screen.bg',
      color: 'screen.text',
      '[data-color-mode=dark] &[data-color-mode=light]': bright,
      // Components within take the colours of the wall, charts among them.
      '--colors-text': '{colors.screen.text}',
      '--colors-text-quiet': '{colors.screen.quiet}',
      '--colors-text-faint': '{colors.screen.quiet}',
      '--colors-surface': '{colors.screen.panel}',
      '--colors-border': '{colors.screen.panelBorder}',
      '--colors-accent': '{colors.screen.accent}',
      '--colors-accent-soft': '{colors.screen.rest}',
      '--colors-success': '{colors.screen.success}',
      '--colors-warning': '{colors.screen.warning}',
      '--colors-warning-text': '{colors.screen.warning}',
      '--colors-danger': '{colors.screen.danger}',
      '--colors-chart-label': '{colors.screen.quiet}',
      '--colors-chart-axis': '{colors.screen.panelBorder}',
      '--colors-chart-grid': '{colors.screen.panelBorder}',
      '--colors-focus': '{colors.screen.accent}',
      // Few series, one of which matters: a hall is no place to look up eight colours in a legend.
      '--colors-chart-1': '{colors.screen.accent}',
      '--colors-chart-2': '{colors.screen.second}',
      '--colors-chart-3': '{colors.screen.third}',
      '--colors-chart-4': '{colors.screen.warning}',
      '--colors-chart-5': '{colors.screen.quiet}',
      '--colors-neutral-text': '{colors.screen.quiet}',
      '--colors-info': '{colors.screen.third}',
    },
    stage: {
      position: 'absolute',
      left: 'var(--left)',
      top: 'var(--top)',
      width: 'var(--width)',
      height: 'var(--height)',
      transform: 'scale(var(--scale))',
      transformOrigin: '0 0',
    },
    shift: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      height: 'full',
      translate: 'var(--shift)',
    },
  },
})
