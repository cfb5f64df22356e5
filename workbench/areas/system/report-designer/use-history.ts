import { useState } from 'react'

const most = 100

interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** What the latest change was to, so that a word typed letter by letter is one step. */
  readonly as: string | undefined
}

/** A value with the way back and forth through what it was. */
export function useHistory<Value>(first: Value) {
  const [{ past, present, future }, set] = useState<History<Value>>({
    past: [],
    present: first,
    future: [],
    as: undefined,
  })
  return {
    value: present,
    /** Changes in a row under one name are taken back in one step. */
    change: (next: Value, as?: string) =>
      set((now) => ({
        past: as && as === now.as ? now.past : [...now.past, now.present].slice(-most),
        present: next,
        future: [],
        as,
      })),
    undo: () =>
      set((now) => {
        const before = now.past.at(-1)
        if (before === undefined) return now
        return {
          past: now.past.slice(0, -1),
          present: before,
          future: [now.present, ...now.future],
          as: undefined,
        }
      }),
    redo: () =>
      set((now) => {
        const [next, ...rest] = now.future
        if (next === undefined) return now
        return { past: [...now.past, now.present], present: next, future: rest, as: undefined }
      }),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  }
}
