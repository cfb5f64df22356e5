import { useState } from 'react'
import { type Draft, sameFilters, whole } from './filter-draft.ts'
import type { Filters } from './kinds/filter.tsx'
import { useStill } from './use-still.ts'

/**
 * What the fields of a list's filters hold: in force as soon as it keeps still. What was typed gives way to `filters`
 * when they change from elsewhere, as by going back.
 */
export function useFilterDraft(filters: Filters, onChange: (filters: Filters) => void) {
  const [draft, setDraft] = useState<Draft>(filters)
  const [known, setKnown] = useState(filters)
  /** What was handed over last. */
  const [handed, setHanded] = useState<Filters>()
  if (!sameFilters(known, filters)) {
    setKnown(filters)
    // What is being typed goes on: its own echo must not take the last letters back.
    if (!handed || !sameFilters(filters, handed)) setDraft(filters)
  }
  const asked = whole(draft)
  useStill(JSON.stringify(asked), () => {
    if (sameFilters(asked, filters)) return
    setHanded(asked)
    onChange(asked)
  })
  return {
    draft,
    change: (changed: Draft) => setDraft({ ...draft, ...changed }),
    clear: () => setDraft({}),
  }
}
