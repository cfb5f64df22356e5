import { accentColors } from './accent.ts'
import { accents } from './accents.ts'

export type Mode = 'light' | 'dark' | 'system'
export type Contrast = 'normal' | 'more' | 'system'
/** `grey` for days of mourning; `weak` for readers who do not tell red from green. */
export type Vision = 'normal' | 'grey' | 'weak'
export type Density = 'compact' | 'default' | 'touch'

export interface Theme {
  readonly mode: Mode
  readonly density: Density
  /** `#rrggbb`; without it the colour of the house, #0066ff. */
  readonly accent?: string
  /** Without it what the reader asked the system for. */
  readonly contrast?: Contrast
  readonly vision?: Vision
}

const asked = {
  dark: () => matchMedia('(prefers-color-scheme: dark)'),
  more: () => matchMedia('(prefers-contrast: more)'),
}
let following: AbortController | undefined

/** Puts the theme on the document. What it leaves to the system it goes on following until the next call. */
export const applyTheme = (theme: Theme) => {
  following?.abort()
  following = new AbortController()
  const { signal } = following
  draw(theme)
  for (const query of Object.values(asked)) query().addEventListener('change', () => draw(theme), { signal })
  // Paper is white.
  addEventListener('beforeprint', () => draw({ ...theme, mode: 'light' }), { signal })
  addEventListener('afterprint', () => draw(theme), { signal })
}

const draw = ({ mode, density, accent, contrast = 'system', vision = 'normal' }: Theme) => {
  const ground = {
    mode: mode === 'system' ? (asked.dark().matches ? 'dark' : 'light') : mode,
    contrast: contrast === 'system' ? (asked.more().matches ? 'more' : 'normal') : contrast,
    vision,
  } as const
  const { dataset, style } = document.documentElement
  dataset.colorMode = ground.mode
  dataset.contrast = ground.contrast
  dataset.vision = vision
  dataset.density = density
  for (const [name, value] of Object.entries(accentColors(accent ?? accents[0].value, ground))) {
    const property = `--colors-${name.replace('.', '-')}`
    if (accent) style.setProperty(property, value)
    else style.removeProperty(property)
  }
}
