import type { Look } from './look.ts'

const quarter = Math.PI / 4

/** Fillings that tell series apart without colour. The legend draws the same in CSS by their number. */
const fillings = [
  { symbol: 'none' },
  { dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: -quarter },
  { symbol: 'circle', dashArrayX: [[8, 8], [0, 8, 8, 0]], dashArrayY: [6, 0], symbolSize: 0.8 },
  { dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: 0 },
  { dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: quarter },
  { dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: 2 * quarter },
] as const

export const patternCount = fillings.length

const dashes = ['solid', 'dashed', 'dotted', [10, 4, 2, 4]] as const
const shapes = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow'] as const

/** The line and the mark of a series. Where colours suffice all have the same. */
export const markAt = ({ patterned }: Look, at: number) => ({
  dash: [...[dashes[patterned ? at % dashes.length : 0] ?? 'solid']].flat() as number[] | string[],
  shape: shapes[patterned ? at % shapes.length : 0] ?? 'circle',
})

/** ECharts' own names for a picture without words by ECharts: we say our own, in the reader's language. */
export const ariaOption = ({ patterned, surface }: Look) => ({
  enabled: true,
  label: { enabled: false },
  decal: {
    show: patterned,
    decals: fillings.map((filling) => ({ ...structuredClone(filling), color: surface })),
  },
})
