import { useRef } from 'react'
import { howMany, keysBetween, withChosen } from './selection.ts'
import type { ShownRows } from './use-rows.ts'

export interface ChoiceAsked<Row> {
  readonly rows: ShownRows<Row>
  readonly selection: ReadonlySet<string>
  readonly onChange: (selection: ReadonlySet<string>) => void
}

/** Choosing rows: one, a range from the one before, or all that are here. Other pages' keys stay as they are. */
export function useChoice<Row>({ rows, selection, onChange }: ChoiceAsked<Row>) {
  const { count, keyAt } = rows
  const anchor = useRef<{ at: number; before: ReadonlySet<string> }>(undefined)
  const extending = useRef(false)
  const allKeys = () => keysBetween(keyAt, 0, count - 1)
  return {
    state: howMany(selection, count, keyAt),
    has: (at: number) => selection.has(keyAt(at)),
    choose: (at: number, range: boolean) => {
      if (range && anchor.current) {
        // From the same start every time, so that going back lets go of what was too much.
        const { at: from, before } = anchor.current
        onChange(withChosen(before, keysBetween(keyAt, from, at), true))
        return
      }
      const key = keyAt(at)
      const next = withChosen(selection, [key], range || !selection.has(key))
      anchor.current = { at, before: next }
      onChange(next)
    },
    /** A range by the keyboard begins at the row that one comes from. */
    extend: (from: number, to: number) => {
      if (!extending.current) anchor.current = { at: from, before: selection }
      extending.current = true
      if (!anchor.current) return
      onChange(withChosen(anchor.current.before, keysBetween(keyAt, anchor.current.at, to), true))
    },
    endRange: () => {
      extending.current = false
    },
    chooseAll: (on: boolean) => count > 0 && onChange(withChosen(selection, allKeys(), on)),
    chosenRows: () => {
      const found: Row[] = []
      for (let at = 0; at < count; at++) {
        const row = rows.rowAt(at)
        if (row !== undefined && selection.has(keyAt(at))) found.push(row)
      }
      return found
    },
  }
}
