/** What WCAG asks of a pair: letters, a line or mark that says something, or an edge that only decorates. */
export type Kind = 'text' | 'line' | 'edge'

interface Rule {
  readonly kind: Kind
  readonly fronts: readonly string[]
  readonly grounds: readonly string[]
}

const sheets = ['surface', 'surface.sunken', 'surface.raised']
const surfaces = [...sheets, 'surface.hover', 'surface.pressed', 'surface.selected']
const tones = ['danger', 'success', 'warning', 'info']
const series = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `chart.${at}`)

/**
 * Every pair of colours that a recipe may set one on the other. `pairs.test.ts` holds each of them to its contrast in
 * every theme, and every recipe to this list.
 */
const rules: readonly Rule[] = [
  {
    kind: 'text',
    fronts: ['text', 'text.quiet', 'text.faint', 'accent.text', ...tones.map((tone) => `${tone}.text`)],
    grounds: surfaces,
  },
  {
    kind: 'text',
    fronts: ['topbar.text', 'sidebar.text', 'rail.text', 'tab.text'],
    grounds: surfaces,
  },
  { kind: 'text', fronts: ['neutral.text'], grounds: [...sheets, 'neutral.soft'] },
  { kind: 'text', fronts: ['text', 'text.quiet', 'accent.text'], grounds: ['accent.soft', 'neutral.soft'] },
  ...tones.map(
    (tone): Rule => ({
      kind: 'text',
      fronts: ['text', 'text.quiet', `${tone}.text`],
      grounds: [`${tone}.soft`],
    }),
  ),
  { kind: 'text', fronts: ['text.inverse'], grounds: ['surface.inverse'] },
  { kind: 'text', fronts: ['accent.on'], grounds: ['accent', 'accent.hover', 'accent.pressed'] },
  { kind: 'text', fronts: ['danger.on'], grounds: ['danger', 'danger.hover'] },
  { kind: 'text', fronts: ['topbar.text', 'text'], grounds: ['topbar.bg', 'topbar.hover'] },
  { kind: 'text', fronts: ['topbar.activeText'], grounds: ['topbar.active', 'topbar.bg'] },
  { kind: 'text', fronts: ['sidebar.text', 'text'], grounds: ['sidebar.bg', 'sidebar.hover'] },
  { kind: 'text', fronts: ['sidebar.selectedText'], grounds: ['sidebar.selected', 'sidebar.bg'] },
  { kind: 'text', fronts: ['rail.text', 'text'], grounds: ['rail.bg', 'rail.hover'] },
  { kind: 'text', fronts: ['rail.selectedText'], grounds: ['rail.selected'] },
  { kind: 'text', fronts: ['tab.text', 'text'], grounds: ['tab.bg', 'tab.hover'] },
  { kind: 'text', fronts: ['tab.activeText'], grounds: ['tab.active', 'tab.bg'] },
  {
    kind: 'text',
    fronts: ['text', 'text.quiet', 'text.faint', 'accent.text'],
    grounds: ['table.head', 'table.hover', 'table.selected', 'table.summary'],
  },
  { kind: 'text', fronts: ['chart.label'], grounds: sheets },
  { kind: 'text', fronts: ['code.ink'], grounds: ['code.bg'] },
  {
    kind: 'text',
    fronts: ['text', 'quiet', 'accent', 'second', 'third', 'success', 'warning', 'danger'].map(
      (name) => `screen.${name}`,
    ),
    grounds: ['screen.bg', 'screen.panel'],
  },
  { kind: 'line', fronts: ['border.control', 'accent', ...tones], grounds: sheets },
  { kind: 'line', fronts: ['focus'], grounds: [...surfaces, 'accent.soft'] },
  { kind: 'line', fronts: ['rail.selected'], grounds: ['rail.bg'] },
  { kind: 'line', fronts: ['chart.axis'], grounds: sheets },
  // A slice of the state that has no tone; the others stand above.
  { kind: 'line', fronts: ['neutral.text'], grounds: ['surface'] },
  { kind: 'edge', fronts: ['border', 'border.strong', 'accent.border'], grounds: sheets },
  ...[...tones, 'accent'].map(
    (tone): Rule => ({ kind: 'edge', fronts: [`${tone}.border`], grounds: [`${tone}.soft`] }),
  ),
]

export interface Pair {
  readonly kind: Kind
  readonly front: string
  readonly ground: string
}

export const pairs: readonly Pair[] = [
  ...rules.flatMap(({ kind, fronts, grounds }) =>
    fronts.flatMap((front) => grounds.map((ground) => ({ kind, front, ground }))),
  ),
]

/** Colours of a chart: 3:1 in every theme, for a stronger set would no longer be eight that one can tell apart. */
export const marks: readonly Pair[] = series.flatMap((front) =>
  sheets.map((ground) => ({ kind: 'line', front, ground })),
)
