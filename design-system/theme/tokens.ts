import { sizes, spacing } from './sizes.ts'
import { fonts } from './type.ts'

/** Tokens that are the same in every mode and density. */
export const tokens = {
  fonts,
  sizes,
  spacing,
  radii: {
    sm: { value: '4px' },
    control: { value: '6px' },
    card: { value: '10px' },
    popup: { value: '8px' },
    full: { value: '999px' },
  },
  borderWidths: { thin: { value: '1px' } },
  easings: {
    standard: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
    leave: { value: 'cubic-bezier(0.4, 0, 1, 1)' },
  },
  opacity: { disabled: { value: 0.5 }, muted: { value: 0.7 } },
  /** From below upwards; a toast is seen over a dialog, a menu of a dialog over the dialog. */
  zIndex: {
    base: { value: 0 },
    cell: { value: 1 },
    head: { value: 2 },
    corner: { value: 3 },
    bar: { value: 10 },
    overlay: { value: 100 },
    popup: { value: 200 },
    toast: { value: 300 },
    tooltip: { value: 400 },
    skip: { value: 500 },
  },
}

/** From here upwards: a phone on its side, a tablet, a tablet on its side, a desk. */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' } as const

/** Lines that say something, focus above all, grow with contrast. */
export const borderWidths = { thick: { value: { base: '2px', _more: '3px' } } }

const calm = (value: string) => ({ value: { base: value, _motionReduce: '0.01ms' } })

/** Durations all but vanish for those who asked their system for less motion. */
export const durations = {
  fast: calm('120ms'),
  normal: calm('180ms'),
  slow: calm('280ms'),
  flip: calm('700ms'),
}

export const shadows = {
  raised: {
    value: { base: '0 1px 2px rgb(27 32 40 / 0.06)', _dark: '0 1px 2px rgb(0 0 0 / 0.4)' },
  },
  popup: {
    value: {
      base: '0 0 0 1px rgb(27 32 40 / 0.06), 0 8px 24px rgb(27 32 40 / 0.12), 0 2px 6px rgb(27 32 40 / 0.06)',
      _dark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 8px 24px rgb(0 0 0 / 0.5), 0 2px 6px rgb(0 0 0 / 0.4)',
    },
  },
  dialog: {
    value: {
      base: '0 0 0 1px rgb(27 32 40 / 0.05), 0 24px 64px rgb(27 32 40 / 0.2)',
      _dark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 24px 64px rgb(0 0 0 / 0.6)',
    },
  },
  edgeStart: {
    value: { base: '6px 0 8px -6px rgb(27 32 40 / 0.14)', _dark: '6px 0 8px -6px rgb(0 0 0 / 0.6)' },
  },
  edgeEnd: {
    value: { base: '-6px 0 8px -6px rgb(27 32 40 / 0.14)', _dark: '-6px 0 8px -6px rgb(0 0 0 / 0.6)' },
  },
}

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  popIn: { from: { opacity: '0', transform: 'translateY(-4px)' } },
  riseIn: { from: { opacity: '0', transform: 'translateY(8px) scale(0.985)' } },
  slideInEnd: { from: { transform: 'translateX(100%)' } },
  slideOutEnd: { to: { transform: 'translateX(100%)' } },
  slideInStart: { from: { transform: 'translateX(-100%)' } },
  slideOutStart: { to: { transform: 'translateX(-100%)' } },
  /** A list moved up by its own height: with a second copy below it, no seam is seen. */
  scrollUp: { to: { transform: 'translateY(-100%)' } },
  fill: { from: { transform: 'scaleX(0)' } },
  breathe: { '50%': { opacity: '0.45' } },
  /** From end to end of a bar of which 40 % is filled. */
  sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
}
