import type { Tone } from '#design-system/tag/tag.tsx'
import { contrast } from '#design-system/theme/contrast.ts'

/** What a chart takes from the theme. Read from CSS at run time, since a canvas does not know CSS. */
export interface Look {
  /** Colours of the series in their order; a ninth series begins again. */
  readonly series: readonly string[]
  /** Pale to full, for what is shown by depth of colour. */
  readonly ramp: readonly [pale: string, full: string]
  readonly tones: Readonly<Record<Tone, string>>
  readonly text: string
  readonly label: string
  readonly axis: string
  readonly grid: string
  readonly surface: string
  readonly font: string
  /** Of letters, in pixels of the design: larger on a wall than on a page. */
  readonly size: number
  /** Patterns, dashes and shapes beside the colours. */
  readonly patterned: boolean
  readonly moves: boolean
}

/** The colour of the series at a place. */
export const colorAt = ({ series }: Look, at: number) => series[at % series.length] ?? ''

/** That of what has a tone, or else of its place. */
export const colorOf = (look: Look, { tone }: { readonly tone?: Tone | undefined }, at: number) =>
  tone ? look.tones[tone] : colorAt(look, at)

/** Letters on a filled colour: whichever of the two the eye reads more easily. */
export const legibleOn = ({ text, surface }: Look, color: string) =>
  contrast(text, color) > contrast(surface, color) ? text : surface
