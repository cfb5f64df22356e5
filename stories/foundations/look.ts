import { accents } from '#design-system/theme/accents.ts'
import type { Look } from '#design-system/theme/themes.ts'

/** What the toolbar of the book has chosen, with what it leaves to the system decided. */
export const chosenLook = (globals: Readonly<Record<string, unknown>>): Look => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const more = matchMedia('(prefers-contrast: more)').matches
  const { colorMode, contrast, vision, accent } = globals
  return {
    mode: colorMode === 'dark' || (colorMode === 'system' && dark) ? 'dark' : 'light',
    contrast: contrast === 'more' || (contrast === 'system' && more) ? 'more' : 'normal',
    vision: vision === 'grey' || vision === 'weak' ? vision : 'normal',
    accent: accent === accents[0].value ? undefined : String(accent),
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The custom property of a token: `colors`, `surface.hover` gives `--colors-surface-hover`. */
export const property = (group: string, name: string) =>
  `--${kebab(group)}-${group === 'spacing' ? name.replace('.', '\\.') : kebab(name.replaceAll('.', '-'))}`

/** The token as a style takes it. */
export const value = (group: string, name: string) => `var(${property(group, name)})`
