import type { Ground } from './accent.ts'

const visions = ['normal', 'grey', 'weak'] as const
const contrasts = ['normal', 'more'] as const
const modes = ['light', 'dark'] as const

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Every way the same accent may look, each with the condition that Panda knows it by; the plainest has none. */
export const looks = visions.flatMap((vision) =>
  contrasts.flatMap((contrast) =>
    modes.map((mode) => {
      const ground: Ground = { vision, contrast, mode }
      const [first = '', ...rest] = [vision, contrast, mode].filter(
        (word) => word !== 'normal' && word !== 'light',
      )
      return { ...ground, condition: first + rest.map(capital).join('') }
    }),
  ),
)

const selector = ({ vision, contrast, mode }: Ground) =>
  [
    vision !== 'normal' && `[data-vision=${vision}]`,
    contrast === 'more' && '[data-contrast=more]',
    mode === 'dark' && '[data-color-mode=dark]',
  ]
    .filter(Boolean)
    .join('')

/** `_dark`, `_more`, `_moreDark`, `_weak`, …: attributes on the document, so that no theme needs a rebuild. */
export const themeConditions = Object.fromEntries(
  looks.filter(({ condition }) => condition).map((look) => [look.condition, `${selector(look)} &`]),
)
