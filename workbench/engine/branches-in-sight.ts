import type { Branch } from './queries.ts'

export interface BranchInSight extends Branch {
  /** 0 for the top. */
  readonly depth: number
}

/** Every row whose parents are all open, in reading order. `under` holds the levels that are open and known. */
export function branchesInSight(
  top: readonly Branch[],
  under: ReadonlyMap<string, readonly Branch[] | undefined>,
  depth = 0,
): readonly BranchInSight[] {
  return top.flatMap((branch) => [
    { ...branch, depth },
    ...branchesInSight(under.get(branch.row.id) ?? [], under, depth + 1),
  ])
}
