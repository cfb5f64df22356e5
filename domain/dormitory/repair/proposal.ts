/** An area and its worker, as far as giving an order to them goes. */
export interface Serving {
  readonly areaId: string
  /** Empty where it serves every building, and every kind of repair. */
  readonly buildingIds: readonly string[]
  readonly typeIds: readonly string[]
  readonly workerId: string
  /** Orders that the worker has in hand, and how many of them are overdue. */
  readonly open: number
  readonly late: number
  readonly capacity: number | null
}

/** What is to be mended: `types` are its type and those above it. */
export interface Wanted {
  readonly buildingId: string
  readonly types: readonly string[]
  /** The worker who had it before, where it was mended and reopened; who gave it back is not asked again. */
  readonly mendedBy: string | null
  readonly rejectedBy: string | null
}

/** Why an area is proposed, or is not. */
export interface Fit {
  readonly building: 'named' | 'any' | 'other'
  readonly trade: 'named' | 'any' | 'other'
  readonly before: boolean
  readonly rejected: boolean
  readonly full: boolean
}

export interface Proposed<S extends Serving = Serving> {
  readonly serving: S
  readonly fit: Fit
  /** Whether it may be proposed without a second thought. */
  readonly fits: boolean
}

const within = (named: readonly string[], asked: readonly string[]): Fit['building'] => {
  if (named.length === 0) return 'any'
  return asked.some((each) => named.includes(each)) ? 'named' : 'other'
}

function fitOf(serving: Serving, { buildingId, types, mendedBy, rejectedBy }: Wanted): Fit {
  return {
    building: within(serving.buildingIds, [buildingId]),
    trade: within(serving.typeIds, types),
    before: serving.workerId === mendedBy,
    rejected: serving.workerId === rejectedBy,
    full: serving.capacity !== null && serving.open >= serving.capacity,
  }
}

/** The smaller, the earlier: what decides first stands first. */
const placeOf = ({ serving, fit, fits }: Proposed): readonly number[] => [
  fits ? 0 : 1,
  fit.building === 'other' ? 1 : 0,
  fit.trade === 'other' ? 1 : 0,
  fit.before ? 0 : 1,
  fit.rejected ? 1 : 0,
  fit.full ? 1 : 0,
  // Anyone who is there for just this, before those who are there for everything.
  (fit.building === 'named' ? 0 : 1) + (fit.trade === 'named' ? 0 : 1),
  serving.late,
  serving.open,
]

function compare(one: Proposed, other: Proposed): number {
  const [mine, theirs] = [placeOf(one), placeOf(other)]
  const at = mine.findIndex((value, index) => value !== theirs[index])
  if (at >= 0) return (mine[at] ?? 0) - (theirs[at] ?? 0)
  return one.serving.areaId < other.serving.areaId ? -1 : 1
}

/** All areas, the one to give the order to first: it serves the place and the trade, and its worker has least in hand. */
export const proposalsFor = <S extends Serving>(
  areas: readonly S[],
  wanted: Wanted,
): readonly Proposed<S>[] =>
  areas
    .map((serving) => {
      const fit = fitOf(serving, wanted)
      const fits = fit.building !== 'other' && fit.trade !== 'other' && !fit.rejected && !fit.full
      return { serving, fit, fits }
    })
    .toSorted(compare)
