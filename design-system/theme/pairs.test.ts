import { expect, it } from 'vitest'
import { accents } from './accents.ts'
import { contrast, greyContrast, least } from './contrast.ts'
import { marks, type Pair, pairs } from './pairs.ts'
import { themeColors } from './themes.ts'

/** Beside our own: what somebody might type. */
const odd = ['#d4380d', '#ffd400', '#00b578', '#111111', '#f5f5f5', '#808080', '#00ffff']
const chosen = [undefined, ...accents.map(({ value }) => value), ...odd]

const themes = (['light', 'dark'] as const).flatMap((mode) =>
  (['normal', 'more'] as const).flatMap((contrast) =>
    (['normal', 'grey', 'weak'] as const).flatMap((vision) =>
      chosen.map((accent) => ({ mode, contrast, vision, accent })),
    ),
  ),
)

it.each(themes)('$mode, contrast $contrast, vision $vision, accent $accent', (theme) => {
  const colors = themeColors(theme)
  const measure = theme.vision === 'grey' ? greyContrast : contrast
  const shown = (name: string) => {
    const color = colors[name]
    if (!color) throw new Error(`no token ${name}`)
    return color
  }
  const short = (of: readonly Pair[], level: keyof typeof least) =>
    of
      .map(({ kind, front, ground }) => ({
        pair: `${front} on ${ground}`,
        has: measure(shown(front), shown(ground)),
        needs: least[level][kind],
      }))
      .filter(({ has, needs }) => has < needs)
  expect(short(pairs, theme.contrast)).toEqual([])
  // Series without their hues are told apart by decals and labels; they need only be seen.
  expect(short(marks, 'normal')).toEqual([])
})
