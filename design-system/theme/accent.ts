import { colors } from './colors.ts'
import { contrast, greyContrast, least, legible, type Measure, mix, moved } from './contrast.ts'
import { palette } from './palette.ts'

/** What colours are seen in, and by whom. */
export interface Ground {
  readonly mode: 'light' | 'dark'
  readonly contrast: 'normal' | 'more'
  readonly vision: 'normal' | 'grey' | 'weak'
}

const { white, black, ink } = palette
const { DEFAULT: page, sunken, raised, hover, pressed } = colors.surface
const at = ({ mode }: Ground) => (mode === 'light' ? 0 : 1)

export const measure = ({ vision }: Ground): Measure => (vision === 'grey' ? greyContrast : contrast)
/** Away from the page, so that what is moved there is seen better on it. */
export const away = ({ mode }: Ground) => (mode === 'light' ? black : white)
/** What lines and marks are seen on. */
export const sheets = (ground: Ground) => [page, sunken, raised].map((pair) => pair[at(ground)])
/** What letters are read on. */
export const surfaces = (ground: Ground) =>
  [page, sunken, raised, hover, pressed].map((pair) => pair[at(ground)])
/** The weakest letters that must still be read on a tinted ground. */
export const weakest = (shade: 'quiet' | 'faint', ground: Ground) =>
  legible(
    colors.text[shade][at(ground)],
    away(ground),
    surfaces(ground),
    least[ground.contrast].text,
    measure(ground),
  )

/**
 * A filled button from one colour: seen on every sheet and with letters that are read on it. Hovering goes away
 * from the letters' colour, so that it never costs contrast.
 */
export const filled = (color: string, ground: Ground) => {
  const has = measure(ground)
  const { line, text } = least[ground.contrast]
  const letters = (shade: string) => (has(white, shade) >= text ? white : ink)
  const shade = moved(
    color,
    away(ground),
    (it) => sheets(ground).every((sheet) => has(it, sheet) >= line) && has(letters(it), it) >= text,
  )
  const on = letters(shade)
  const deeper = on === white ? black : white
  return { shade, hover: mix(shade, deeper, 0.12), pressed: mix(shade, deeper, 0.24), on }
}

/**
 * All accent colours from the one that somebody chose, `#rrggbb`. Text stays legible whatever the choice: a
 * yellow accent gets dark letters on it, and is darkened on white until a line drawn in it is seen.
 */
export const accentColors = (accent: string, ground: Ground) => {
  const { text, line, edge } = least[ground.contrast]
  const paper = page[at(ground)]
  const read = (color: string, grounds: string[], ratio: number) =>
    legible(color, away(ground), grounds, ratio, has)
  const has = measure(ground)
  const fill = filled(accent, ground)
  const tint = (share: number, holds: (shade: string) => boolean) =>
    moved(mix(paper, accent, share), paper, holds)
  const quiet = weakest('quiet', ground)
  const soft = tint(ground.mode === 'light' ? 0.11 : 0.2, (shade) => has(quiet, shade) >= text)
  // No farther from the page than a pressed line, so that what is read on that is read on this.
  const selected = tint(
    ground.mode === 'light' ? 0.06 : 0.12,
    (shade) => has(shade, paper) <= has(pressed[at(ground)], paper),
  )
  const grounds = [...surfaces(ground), soft, selected]
  return {
    accent: fill.shade,
    'accent.hover': fill.hover,
    'accent.pressed': fill.pressed,
    'accent.on': fill.on,
    'accent.text': read(accent, grounds, text),
    'accent.soft': soft,
    'accent.border': read(mix(paper, accent, 0.35), [...sheets(ground), soft], edge),
    'surface.selected': selected,
    focus: read(accent, grounds, line),
  }
}
