const byDensity = (compact: string, base: string, touch: string) => ({
  // Said for the default too, so that a part of a page may have a density of its own.
  value: { base, _compact: compact, _regular: base, _touch: touch },
})

/** Measures that follow `data-density`. Touch keeps every target at 40px or more. */
export const densitySizes = {
  control: {
    sm: byDensity('24px', '28px', '40px'),
    md: byDensity('28px', '32px', '44px'),
    lg: byDensity('36px', '40px', '52px'),
  },
  row: byDensity('32px', '40px', '52px'),
  item: byDensity('28px', '32px', '44px'),
  nav: byDensity('34px', '38px', '48px'),
  tableRow: { sm: byDensity('30px', '36px', '48px'), md: byDensity('34px', '42px', '56px') },
}

/** Gaps that follow `data-density`. */
export const densitySpacing = {
  cell: byDensity('8px', '12px', '14px'),
  inset: byDensity('8px', '10px', '12px'),
  gap: byDensity('8px', '12px', '16px'),
  page: byDensity('12px', '16px', '16px'),
  card: byDensity('12px', '16px', '20px'),
}

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 64,
] as const

/** The grid of four: step 4 is 16px. */
export const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step * 4}px` }]))

export const sizes = {
  ...spacing,
  full: { value: '100%' },
  screen: { value: '100dvh' },
  icon: { sm: { value: '14px' }, md: { value: '16px' }, lg: { value: '20px' }, xl: { value: '40px' } },
  topbar: { value: '52px' },
  tabs: { value: '38px' },
  sidebar: { value: '212px' },
  rail: { value: '56px' },
  dialog: { sm: { value: '420px' }, md: { value: '600px' }, lg: { value: '860px' }, xl: { value: '1120px' } },
  field: {
    sm: { value: '160px' },
    md: { value: '240px' },
    lg: { value: '320px' },
    label: { value: '104px' },
  },
  entrance: { value: '360px' },
  popup: { value: '320px' },
  /** The least at which it is still of use; below, the page scrolls. */
  least: { list: { value: '360px' }, term: { value: '660px' } },
  tile: { value: '64px' },
  cardFace: { value: '340px' },
  chart: { sm: { value: '200px' }, md: { value: '300px' }, lg: { value: '420px' } },
  prose: { value: '62ch' },
  tableCardTitle: { value: '88px' },
}
