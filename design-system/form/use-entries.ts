import { useCallback, useState } from 'react'
import type { Entry } from './form-context.ts'

const inDocument = (one: Entry, other: Entry) =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** What enters and leaves a form, kept in the order of the page. */
export function useEntries() {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const enter = useCallback((entry: Entry) => {
    setEntries((before) => [...before, entry].sort(inDocument))
    return () => setEntries((before) => before.filter((other) => other !== entry))
  }, [])
  return [entries, enter] as const
}
