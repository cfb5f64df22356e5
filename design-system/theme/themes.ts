import { accentColors, away, filled, type Ground, measure, sheets, surfaces, weakest } from './accent.ts'
import { colors, type Pair } from './colors.ts'
import { weakColors } from './colors-weak.ts'
import { componentColors, type Shade } from './components.ts'
import { least, legible } from './contrast.ts'
import { palette } from './palette.ts'

/** What decides the colours. Grey is a filter over them; they are chosen so that they stay apart behind it. */
export interface Look extends Ground {
  /** `#rrggbb`; without it the colour of the house. */
  readonly accent?: string
}

type Tree<Leaf> = Readonly<Record<string, Leaf | Readonly<Record<string, Leaf>>>>
const isLeaf = (value: unknown) => typeof value === 'string' || Array.isArray(value)

/** `{ surface: { DEFAULT, hover } }` as `surface` and `surface.hover`. */
const flat = <Leaf extends Shade>(tree: Tree<Leaf>): [name: string, leaf: Leaf][] =>
  Object.entries(tree).flatMap(([group, value]) =>
    isLeaf(value)
      ? [[group, value as Leaf]]
      : Object.entries(value as Record<string, Leaf>).map(([shade, leaf]): [string, Leaf] => [
          shade === 'DEFAULT' ? group : `${group}.${shade}`,
          leaf,
        ]),
  )

const meanings = flat<Pair>(colors)
const weakMeanings = flat<Pair>(weakColors)
/** Component tokens by name, references as they stand. */
export const componentTokens = flat<Shade>(componentColors)

/** Every colour token by its name, `surface.hover`, as a theme shows it. */
export const themeColors = (look: Look): Readonly<Record<string, string>> => {
  const at = look.mode === 'light' ? 0 : 1
  const pairs = look.vision === 'weak' ? [...meanings, ...weakMeanings] : meanings
  const shown = Object.fromEntries(pairs.map(([name, pair]) => [name, pair[at]]))
  const own: Record<string, string> = {
    ...shown,
    ...(look.vision === 'grey' && {
      ...accentColors(palette.blue[500], look),
      ...fill('danger', shown, look),
    }),
    ...(look.contrast === 'more' && stronger(shown, look)),
  }
  const all: Record<string, string> = look.accent ? { ...own, ...accentColors(look.accent, look) } : own
  return Object.fromEntries([
    ...Object.entries(all),
    ...componentTokens.map(([name, shade]) => [
      name,
      typeof shade === 'string' ? all[shade.slice('{colors.'.length, -1)] : shade[at],
    ]),
  ])
}

const tones = ['danger', 'success', 'warning', 'info', 'neutral']

const fill = (tone: string, from: Readonly<Record<string, string>>, look: Look) => {
  const { shade, hover, on } = filled(from[tone] ?? '', look)
  return { [tone]: shade, [`${tone}.hover`]: hover, [`${tone}.on`]: on }
}

/** More contrast, by rule: letters 7:1 on all they are read on, every line 4.5:1, surfaces as they are. */
const stronger = (from: Readonly<Record<string, string>>, look: Look): Record<string, string> => {
  const { text, line, edge } = least.more
  const accent = accentColors(palette.blue[500], look)
  const grounds = [...surfaces(look), accent['accent.soft'], accent['surface.selected']]
  const against = (name: string, on: readonly string[], ratio: number) =>
    legible(from[name] ?? '', away(look), on, ratio, measure(look))
  const softs = tones.map((tone) => from[`${tone}.soft`] ?? '')
  return {
    ...accent,
    text: away(look),
    'text.quiet': legible(weakest('quiet', look), away(look), softs, text, measure(look)),
    'text.faint': weakest('faint', look),
    'text.disabled': against('text.disabled', surfaces(look), line),
    'surface.inverse': away(look),
    'text.inverse': look.mode === 'light' ? palette.white : palette.black,
    border: against('border', surfaces(look), edge),
    'border.strong': against('border.strong', surfaces(look), edge),
    'border.control': against('border.control', surfaces(look), edge),
    ...Object.fromEntries(
      tones.flatMap((tone) => {
        const soft = from[`${tone}.soft`] ?? ''
        return [
          [`${tone}.text`, against(`${tone}.text`, [...grounds, soft], text)],
          [`${tone}.border`, against(`${tone}.border`, [...sheets(look), soft], edge)],
          ...(from[tone] ? [[tone, against(tone, sheets(look), line)]] : []),
        ]
      }),
    ),
    ...fill('danger', from, look),
  }
}
