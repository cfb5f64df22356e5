import { createLeaveScope, type LeaveScope } from '#design-system/leave-guard/scope.ts'

/** What of each open tab would be lost if it were closed. */
export interface Unsaved {
  /** Given to the tab's `LeaveBoundary`. */
  of(tabId: string): LeaveScope
  /** Its screen goes behind another one, where nobody can ask it: what it says now holds until it is seen again. */
  hide(tabId: string): void
  /** In front again, it speaks for itself. */
  show(tabId: string): void
  /** Closed. */
  forget(tabId: string): void
  dirty(tabId: string): boolean
  dirtyOnes(): readonly string[]
}

interface Held {
  readonly scope: LeaveScope
  dirty: boolean
}

/** A screen behind another one runs no effects, and so has given up its guards; this remembers for it. */
export function createUnsaved(): Unsaved {
  const held = new Map<string, Held>()
  const entry = (tabId: string): Held => {
    const known = held.get(tabId)
    if (known) return known
    const fresh: Held = { scope: createLeaveScope(), dirty: false }
    fresh.scope.guard(() => fresh.dirty)
    held.set(tabId, fresh)
    return fresh
  }
  const dirty = (tabId: string) => held.get(tabId)?.scope.dirty() ?? false
  return {
    of: (tabId) => entry(tabId).scope,
    hide(tabId) {
      const known = held.get(tabId)
      if (known) known.dirty = dirty(tabId)
    },
    show(tabId) {
      const known = held.get(tabId)
      if (known) known.dirty = false
    },
    forget(tabId) {
      const gone = held.get(tabId)
      if (gone) gone.dirty = false
      held.delete(tabId)
    },
    dirty,
    dirtyOnes: () => [...held.keys()].filter(dirty),
  }
}
