import type { Look } from './look.ts'

/** Least and greatest of figures; both nothing where there are none. */
export const extentOf = (values: readonly (number | null)[]): readonly [number, number] => {
  const figures = values.filter((value) => value !== null)
  return figures.length === 0 ? [0, 0] : [Math.min(...figures), Math.max(...figures)]
}

/** Figures as depth of one colour. Its scale stands in the frame as `DepthScale`, in words and in colour. */
export const depthOption = ({ ramp }: Look, values: readonly (number | null)[]) => {
  const [min, max] = extentOf(values)
  return {
    type: 'continuous',
    show: false,
    min,
    max: max > min ? max : min + 1,
    inRange: { color: [...ramp] },
  } as const
}
