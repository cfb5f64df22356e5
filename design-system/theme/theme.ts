import { accentColors } from './accent.ts'

export type Mode = 'light' | 'dark' | 'system'
export type Density = 'compact' | 'default' | 'touch'

export interface Theme {
  readonly mode: Mode
  readonly density: Density
  /** `#rrggbb`; without it the colour of the house, #0066ff. */
  readonly accent?: string
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')
let following: AbortController | undefined

/** Puts the theme on the document. With mode `system` it goes on following the system until the next call. */
export const applyTheme = (theme: Theme) => {
  following?.abort()
  draw(theme)
  if (theme.mode !== 'system') return
  following = new AbortController()
  dark().addEventListener('change', () => draw(theme), { signal: following.signal })
}

const draw = ({ mode, density, accent }: Theme) => {
  const shown = mode === 'system' ? (dark().matches ? 'dark' : 'light') : mode
  const { dataset, style } = document.documentElement
  dataset.colorMode = shown
  dataset.density = density
  for (const [name, value] of Object.entries(accentColors(accent ?? '#0066ff', shown))) {
    if (accent) style.setProperty(`--colors-${name}`, value)
    else style.removeProperty(`--colors-${name}`)
  }
}
