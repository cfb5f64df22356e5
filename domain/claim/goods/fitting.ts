/** Whom a size fits; null where nothing is said. */
export interface Fit {
  readonly heightFrom: number | null
  readonly heightTo: number | null
  readonly weightFrom: number | null
  readonly weightTo: number | null
  readonly chestFrom: number | null
  readonly chestTo: number | null
}

export interface Body {
  /** In centimetres, kilograms, centimetres. */
  readonly height?: number | undefined
  readonly weight?: number | undefined
  readonly chest?: number | undefined
}

const within = (value: number, from: number | null, to: number | null) =>
  (from === null || value >= from) && (to === null || value <= to)
const hasRoom = (value: number | undefined, to: number | null) =>
  value === undefined || to === null || value <= to

/**
 * The size to try first, of sizes from small to large: the first that is long enough and wide enough. Who is taller
 * or heavier than all of them gets the largest; without a height nothing is proposed.
 */
export function fittingSize<S extends Fit>(
  sizes: readonly S[],
  { height, weight, chest }: Body,
): S | undefined {
  if (height === undefined) return undefined
  const said = sizes.filter(({ heightFrom, heightTo }) => heightFrom !== null || heightTo !== null)
  const from = said.findIndex(
    (size) => within(height, size.heightFrom, size.heightTo) || (size.heightTo ?? Infinity) >= height,
  )
  if (from < 0) return said.at(-1)
  return (
    said.slice(from).find((size) => hasRoom(weight, size.weightTo) && hasRoom(chest, size.chestTo)) ??
    said.at(-1)
  )
}
