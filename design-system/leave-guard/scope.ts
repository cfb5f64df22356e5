type Dirty = () => boolean

/** What would be lost if the person left now: a page, or one of several tabs of it. */
export interface LeaveScope {
  /** Enters something that may hold unsaved work; the answer takes it out. */
  readonly guard: (dirty: Dirty) => () => void
  readonly dirty: Dirty
}

/** A scope within another: leaving the outer one leaves the inner one too. */
export const createLeaveScope = (outer?: LeaveScope): LeaveScope => {
  const guards = new Set<Dirty>()
  return {
    guard: (dirty) => {
      guards.add(dirty)
      const release = outer?.guard(dirty)
      return () => {
        guards.delete(dirty)
        release?.()
      }
    },
    dirty: () => [...guards].some((dirty) => dirty()),
  }
}
