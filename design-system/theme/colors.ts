import { palette } from './palette.ts'

const { white, neutral, night, blue, red, green, amber, cyan } = palette

/** Second tier: what each colour is for, with its value in light and in dark mode. */
export const colors = {
  surface: {
    DEFAULT: [white, night[50]],
    sunken: [neutral[50], night[0]],
    raised: [white, night[100]],
    hover: [neutral[50], night[150]],
    pressed: [neutral[100], night[200]],
    selected: [blue[50], blue[950]],
    inverse: [neutral[900], night[700]],
  },
  text: {
    DEFAULT: [neutral[900], night[700]],
    quiet: [neutral[700], night[600]],
    faint: [neutral[600], night[500]],
    disabled: [neutral[400], night[400]],
    inverse: [white, neutral[900]],
  },
  border: {
    DEFAULT: [neutral[200], night[200]],
    strong: [neutral[300], night[300]],
    /** Edge of an input: at least 3:1 against every surface, as WCAG 1.4.11 asks. */
    control: [neutral[500], night[400]],
  },
  accent: {
    DEFAULT: [blue[500], blue[500]],
    hover: [blue[600], '#0a5fe6'],
    pressed: [blue[700], blue[600]],
    on: [white, white],
    text: [blue[600], blue[400]],
    soft: [blue[100], blue[900]],
    border: [blue[200], '#24456f'],
  },
  danger: {
    DEFAULT: [red[500], red[500]],
    hover: [red[600], '#c02a34'],
    on: [white, white],
    text: [red[600], red[400]],
    soft: [red[50], red[900]],
    border: [red[200], '#6a2d32'],
  },
  success: {
    DEFAULT: [green[600], green[400]],
    text: [green[700], green[400]],
    soft: [green[50], green[900]],
    border: [green[200], '#235a3e'],
  },
  warning: {
    DEFAULT: [amber[600], amber[400]],
    text: [amber[700], amber[400]],
    soft: [amber[50], amber[900]],
    border: [amber[200], '#5f4a1c'],
  },
  info: {
    DEFAULT: [cyan[600], cyan[400]],
    text: [cyan[700], cyan[400]],
    soft: [cyan[50], cyan[900]],
    border: [cyan[200], '#1d5563'],
  },
  neutral: {
    text: [neutral[700], night[600]],
    soft: [neutral[100], night[150]],
    border: [neutral[300], night[300]],
  },
  focus: [blue[500], blue[400]],
  scrim: ['rgb(20 26 36 / 0.45)', 'rgb(0 0 0 / 0.6)'],
} as const satisfies Record<string, Pair | Record<string, Pair>>

export type Pair = readonly [light: string, dark: string]
