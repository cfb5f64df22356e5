import { colors, type Pair } from './colors.ts'
import { componentColors, type Shade } from './components.ts'

type Shades = Shade | Record<string, Shade>

const isShade = (value: Shades): value is Shade => typeof value === 'string' || Array.isArray(value)
const token = (shade: Shade) =>
  typeof shade === 'string' ? { value: shade } : { value: { base: shade[0], _dark: shade[1] } }

type Token = { value: string | { base: string; _dark: string } }

/** The colours as Panda's semantic tokens. */
export const colorTokens: Record<string, Token | Record<string, Token>> = Object.fromEntries(
  Object.entries<Shades | Pair>({ ...colors, ...componentColors }).map(([name, group]) => [
    name,
    isShade(group)
      ? token(group)
      : Object.fromEntries(Object.entries(group).map(([shade, value]) => [shade, token(value)])),
  ]),
)
