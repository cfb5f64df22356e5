import type { Pair } from './colors.ts'
import { palette } from './palette.ts'

const { white, ink, vermilion, jade, ochre, azure } = palette

const tone = (hue: typeof jade | typeof ochre | typeof azure | typeof vermilion) =>
  ({
    DEFAULT: [hue[600], hue[400]],
    text: [hue[600], hue[400]],
    soft: [hue[50], hue[900]],
    border: [hue[200], hue[800]],
  }) as const

/** The tones of a state for readers who do not tell red from green; they take the place of those in `colors.ts`. */
export const weakColors = {
  danger: { ...tone(vermilion), hover: [vermilion[700], vermilion[200]], on: [white, ink] },
  success: tone(jade),
  warning: tone(ochre),
  info: tone(azure),
} as const satisfies Record<string, Record<string, Pair>>
