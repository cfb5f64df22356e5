import { expect, it } from 'vitest'
import { pairs } from './pairs.ts'
import { preset } from './preset.ts'

type Style = Readonly<Record<string, unknown>>
interface Coat {
  readonly front?: string
  readonly ground?: string
}

const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null
const declared = new Set(pairs.map(({ front, ground }) => `${front} on ${ground}`))
/** Marks without letters: the dot of a badge, what is drawn in a line's colour; the system's own where those are forced. */
const bare =
  /^(?:accent\.text on accent|success\.text on success|neutral\.text on neutral\.text|text\.quiet on border\.control)$|^(?:border(?:\.\w+)?|focus|accent) on |CanvasText|HighlightText/
/** Not letters on a ground: nothing is asked of what cannot be used, and `inherit` and the like are judged elsewhere. */
const exempt = /text\.disabled|inherit|transparent|currentColor|var\(|none/

const own = (value: unknown) => (typeof value === 'string' ? value : undefined)
const coat = (style: Style, under: Coat = {}): Coat => ({
  front: own(style.color) ?? under.front,
  ground: own(style.bg) ?? own(style.backgroundColor) ?? under.ground,
})

/** Letters and ground that hold together at each place of a style; what a condition does not set holds on within it. */
const set = (style: Style, under: Coat = {}): string[] => {
  // A drawn mark, with nothing in it to read.
  if (style.content === '""') return []
  const here = coat(style, under)
  return [
    ...(here.front && here.ground ? [`${here.front} on ${here.ground}`] : []),
    ...Object.values(style).flatMap((inner) => (isStyle(inner) ? set(inner, here) : [])),
  ]
}

const recipes = { ...preset.theme?.extend?.recipes, ...preset.theme?.extend?.slotRecipes } as Readonly<
  Record<string, { base?: Style; variants?: Style; slots?: readonly string[] }>
>

it.each(Object.entries(recipes))('%s sets only letters on grounds that are declared', (_, recipe) => {
  const variants = Object.values(recipe.variants ?? {}).flatMap((values) => Object.values(values as Style))
  const of = (whole: unknown, slot: string | undefined): Style => {
    const style = slot && isStyle(whole) ? whole[slot] : whole
    return isStyle(style) ? style : {}
  }
  const used = (recipe.slots ?? [undefined]).flatMap((slot) => {
    const base = of(recipe.base, slot)
    return [...set(base), ...variants.flatMap((variant) => set(of(variant, slot), coat(base)))]
  })
  expect(used.filter((pair) => !exempt.test(pair) && !bare.test(pair) && !declared.has(pair))).toEqual([])
})
