import type { Look } from './look.ts'

interface Filling {
  symbol?: string
  symbolSize?: number
  dashArrayX?: (number | number[])[]
  dashArrayY?: number[]
  rotation?: number
}

const quarter = Math.PI / 4
const stripes = (rotation: number): Filling => ({ dashArrayX: [1, 0], dashArrayY: [2, 5], rotation })
const dots: Filling = {
  symbol: 'circle',
  symbolSize: 0.8,
  dashArrayX: [
    [8, 8],
    [0, 8, 8, 0],
  ],
  dashArrayY: [6, 0],
}

/** Fillings that tell series apart without colour. The legend draws the same in CSS by their number. */
const fillings = [
  { symbol: 'none' },
  stripes(-quarter),
  dots,
  stripes(0),
  stripes(quarter),
  stripes(2 * quarter),
]

export const patternCount = fillings.length

const dashes: ('solid' | 'dashed' | 'dotted' | number[])[] = ['solid', 'dashed', 'dotted', [10, 4, 2, 4]]
const shapes = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow']

/** The line and the mark of a series. Where colours suffice all have the same. */
export const markAt = ({ patterned }: Look, at: number) => ({
  dash: dashes[patterned ? at % dashes.length : 0] ?? 'solid',
  shape: shapes[patterned ? at % shapes.length : 0] ?? 'circle',
})

/** No words by ECharts, since we say our own in the reader's language; its patterns where they are wanted. */
export const ariaOption = ({ patterned, surface }: Look) => ({
  enabled: true,
  label: { enabled: false },
  decal: { show: patterned, decals: fillings.map((filling) => ({ ...filling, color: surface })) },
})
