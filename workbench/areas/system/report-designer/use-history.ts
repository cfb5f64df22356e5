import { useState } from 'react'

const most = 100

/** A value with the way back and forth through what it was. */
export function useHistory<Value>(first: Value) {
  const [{ past, present, future }, set] = useState<{
    readonly past: readonly Value[]
    readonly present: Value
    readonly future: readonly Value[]
  }>({ past: [], present: first, future: [] })
  return {
    value: present,
    change: (next: Value) =>
      set((now) => ({ past: [...now.past, now.present].slice(-most), present: next, future: [] })),
    undo: () =>
      set((now) => {
        const before = now.past.at(-1)
        return before === undefined
          ? now
          : { past: now.past.slice(0, -1), present: before, future: [now.present, ...now.future] }
      }),
    redo: () =>
      set((now) => {
        const [next, ...rest] = now.future
        return next === undefined ? now : { past: [...now.past, now.present], present: next, future: rest }
      }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}
