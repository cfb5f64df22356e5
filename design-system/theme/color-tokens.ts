import { colors, type Pair } from './colors.ts'

const isPair = (value: Pair | Record<string, Pair>): value is Pair => Array.isArray(value)
const token = ([light, dark]: Pair) => ({ value: { base: light, _dark: dark } })

type Token = ReturnType<typeof token>

/** The colours as Panda's semantic tokens. */
export const colorTokens: Record<string, Token | Record<string, Token>> = Object.fromEntries(
  Object.entries<Pair | Record<string, Pair>>(colors).map(([name, group]) => [
    name,
    isPair(group)
      ? token(group)
      : Object.fromEntries(Object.entries(group).map(([shade, pair]) => [shade, token(pair)])),
  ]),
)
