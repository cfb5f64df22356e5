type Dirty = () => boolean

/** What would be lost if the person left now: a page, or one of several tabs of it. */
export interface LeaveScope {
  /** Enters something that may hold unsaved work; the answer takes it out. */
  readonly guard: (dirty: Dirty) => () => void
  readonly dirty: Dirty
}

export const createLeaveScope = (): LeaveScope => {
  const guards = new Set<Dirty>()
  return {
    guard: (dirty) => {
      guards.add(dirty)
      return () => void guards.delete(dirty)
    },
    dirty: () => [...guards].some((dirty) => dirty()),
  }
}
