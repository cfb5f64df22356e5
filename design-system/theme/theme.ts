import type { accentColors } from './accent.ts'

export type Mode = 'light' | 'dark' | 'system'
export type Contrast = 'normal' | 'more' | 'system'
/** `grey` for days of mourning; `weak` for readers who do not tell red from green. */
export type Vision = 'normal' | 'grey' | 'weak'
/** `auto`: `touch` on a phone and under fingers, else `default`. */
export type Density = 'compact' | 'default' | 'touch' | 'auto'

/** Of type and all that is measured by it: 100, 112.5 and 125 percent of what the browser is set to. */
export type Size = 'normal' | 'large' | 'larger'

export interface Theme {
  readonly mode: Mode
  readonly density: Density
  /** `#rrggbb`; without it the colour of the house, #0066ff. */
  readonly accent?: string
  /** Without it what the reader asked the system for. */
  readonly contrast?: Contrast
  readonly vision?: Vision
  readonly size?: Size
}

const asked = {
  dark: () => matchMedia('(prefers-color-scheme: dark)'),
  more: () => matchMedia('(prefers-contrast: more)'),
  touch: () => matchMedia('(pointer: coarse), (max-width: 47.99em)'),
}
let following: AbortController | undefined

/** Puts the theme on the document. What it leaves to the system it goes on following until the next call. */
export const applyTheme = (theme: Theme) => {
  following?.abort()
  following = new AbortController()
  const { signal } = following
  draw(theme, signal)
  for (const query of Object.values(asked))
    query().addEventListener('change', () => draw(theme, signal), { signal })
  // Paper is white.
  addEventListener('beforeprint', () => draw({ ...theme, mode: 'light' }, signal), { signal })
  addEventListener('afterprint', () => draw(theme, signal), { signal })
}

/** Comes with the first accent that is not that of the house, which the sheet has already. */
let tint: typeof accentColors | undefined
let painted: readonly string[] = []

type Ground = Parameters<typeof accentColors>[1]

const draw = (
  { mode, density, accent, contrast = 'system', vision = 'normal', size = 'normal' }: Theme,
  current: AbortSignal,
) => {
  const ground = {
    mode: mode === 'system' ? (asked.dark().matches ? 'dark' : 'light') : mode,
    contrast: contrast === 'system' ? (asked.more().matches ? 'more' : 'normal') : contrast,
    vision,
  } as const
  const { dataset } = document.documentElement
  dataset.colorMode = ground.mode
  dataset.contrast = ground.contrast
  dataset.vision = vision
  dataset.size = size
  dataset.density = density === 'auto' ? (asked.touch().matches ? 'touch' : 'default') : density
  if (!accent) return unpaint()
  if (tint) return paint(tint, accent, ground)
  void import('./accent.ts').then(({ accentColors }) => {
    tint = accentColors
    if (!current.aborted) paint(accentColors, accent, ground)
  })
}

function unpaint() {
  for (const property of painted) document.documentElement.style.removeProperty(property)
  painted = []
}

function paint(colors: typeof accentColors, accent: string, ground: Ground) {
  const entries = Object.entries(colors(accent, ground)).map(
    ([name, value]) => [`--colors-${name.replace('.', '-')}`, value] as const,
  )
  for (const [property, value] of entries) document.documentElement.style.setProperty(property, value)
  painted = entries.map(([property]) => property)
}
