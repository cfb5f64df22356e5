import { rem } from './rem.ts'

const byDensity = (compact: number, base: number, touch: number) => ({
  // Said for the default too, so that a part of a page may have a density of its own.
  value: { base: rem(base), _compact: rem(compact), _regular: rem(base), _touch: rem(touch) },
})

/** Measures that follow `data-density`. Touch keeps every target at 40px or more. */
export const densitySizes = {
  control: {
    sm: byDensity(24, 28, 40),
    md: byDensity(28, 32, 44),
    lg: byDensity(36, 40, 52),
  },
  row: byDensity(32, 40, 52),
  item: byDensity(28, 32, 44),
  nav: byDensity(34, 38, 48),
  tableRow: { sm: byDensity(30, 36, 48), md: byDensity(34, 42, 56) },
}

/** Gaps that follow `data-density`. */
export const densitySpacing = {
  cell: byDensity(8, 12, 14),
  inset: byDensity(8, 10, 12),
  gap: byDensity(8, 12, 16),
  page: byDensity(12, 16, 16),
  card: byDensity(12, 16, 20),
}

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 64,
] as const

/** The grid of four: step 4 is 16px. */
export const spacing = Object.fromEntries(steps.map((step) => [step, { value: rem(step * 4) }]))

export const sizes = {
  ...spacing,
  full: { value: '100%' },
  screen: { value: '100dvh' },
  icon: { sm: { value: rem(14) }, md: { value: rem(16) }, lg: { value: rem(20) }, xl: { value: rem(40) } },
  topbar: { value: rem(52) },
  tabs: { value: rem(38) },
  sidebar: { value: rem(212) },
  rail: { value: rem(56) },
  dialog: {
    sm: { value: rem(420) },
    md: { value: rem(600) },
    lg: { value: rem(960) },
    xl: { value: rem(1120) },
  },
  field: {
    sm: { value: rem(160) },
    md: { value: rem(240) },
    lg: { value: rem(320) },
    /** Two of them and their gap make 720px. */
    half: { value: rem(348) },
    label: { value: rem(104) },
  },
  popup: { value: rem(320) },
  entrance: { value: rem(360) },
  /** The least at which it is still of use; below, the page scrolls. */
  least: { list: { value: rem(360) }, term: { value: rem(660) } },
  tile: { value: rem(64) },
  cardFace: { value: rem(340) },
  chart: { sm: { value: rem(200) }, md: { value: rem(300) }, lg: { value: rem(420) } },
  prose: { value: '62ch' },
  settings: { value: rem(720) },
  tableCardTitle: { value: rem(88) },
}
