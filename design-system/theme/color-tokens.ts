import { looks } from './looks.ts'
import { componentTokens, themeColors } from './themes.ts'

type Token = { value: string | Record<string, string> }

const shown = looks.map((look) => ({ ...look, colors: themeColors(look) }))
const plain = shown.filter(({ vision, contrast }) => vision === 'normal' && contrast === 'normal')
const stronger = shown.filter(({ vision, contrast }) => vision === 'normal' && contrast === 'more')
const components = new Map(componentTokens)

const value = (name: string): Token['value'] => {
  const reference = components.get(name)
  if (typeof reference === 'string') return reference
  // What a reader's setting leaves as it is needs no line of its own, so the sheet stays short.
  const changed = (of: typeof shown, from: typeof shown) =>
    of.some(({ colors }, at) => colors[name] !== from[at]?.colors[name])
  const needed = [
    ...plain,
    ...(changed(stronger, plain) ? stronger : []),
    ...['grey', 'weak'].flatMap((vision) => {
      const own = shown.filter((look) => look.vision === vision)
      return changed(own, [...plain, ...stronger]) ? own : []
    }),
  ]
  return Object.fromEntries(
    needed.map(({ condition, colors }) => [condition ? `_${condition}` : 'base', colors[name] ?? '']),
  )
}

/** Every colour in every theme as Panda's semantic tokens. */
export const colorTokens = Object.keys(themeColors(looks[0] as (typeof looks)[number])).reduce<
  Record<string, Record<string, Token>>
>((tokens, name) => {
  const [group = '', shade = 'DEFAULT'] = name.split('.')
  return Object.assign(tokens, { [group]: { ...tokens[group], [shade]: { value: value(name) } } })
}, {})
