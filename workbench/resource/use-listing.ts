import { useState } from 'react'
import type { Sort } from '#design-system/data-table/sorts.ts'
import type { TableView } from '#design-system/data-table/view.ts'
import type { Rows } from '#domain/kernel/question.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Filters } from './kinds/filter.tsx'
import type { AnyRow } from './row.ts'
import { useChoices } from './use-choices.ts'
import { useDesk } from './use-desk.tsx'
import { usePageState } from './use-page-state.ts'

/** What the parts of a list share: where it stands, which rows are chosen, and what one may do with them. */
export function useListing(resource: AnyResource, where: Filters = nowhere) {
  const { state, go, inFront } = usePageState()
  const desk = useDesk(resource, where)
  const [view, setView] = useState<TableView>({})
  const place = JSON.stringify(state)
  const [selected, setSelected] = useState<{ place: string; rows: readonly AnyRow[] }>({ place, rows: [] })
  // Rows are chosen where they are seen: another page or question begins with none.
  const chosen = selected.place === place ? selected.rows : []
  const choose = (rows: readonly AnyRow[]) => setSelected({ place, rows })

  return {
    resource,
    state,
    /** What the server is asked: what the address says, and what the screen itself has settled. */
    asked: { ...state, filters: { ...state.filters, ...where } },
    where,
    inFront,
    desk,
    /** How the reader has laid the columns out. */
    view,
    setView,
    choices: useChoices(resource),
    chosen,
    choose,
    /** What a batch is about; undefined when nothing is chosen. */
    rows: rowsOf(chosen),
    count: chosen.length,
    remove: async (rows: readonly AnyRow[]) => {
      if (await desk.remove(rows)) choose(chosen.filter((row) => !rows.some(({ id }) => id === row.id)))
    },
    sort: state.sort ? sortOf(state.sort) : null,
    narrowed: Object.keys(state.filters).length > 0,
    turn: (page: { current: number; size: number }, options?: { replace: boolean }) =>
      go({ ...state, ...page }, options),
    /** Another order or another question begins on the first page. */
    sortBy: (sort: Sort | null) => go({ ...state, current: 1, sort: sort ? nameOf(sort) : undefined }),
    narrow: (filters: Filters) => go({ ...state, current: 1, filters }),
  }
}

const nowhere: Filters = {}

const rowsOf = (chosen: readonly AnyRow[]): Rows | undefined =>
  chosen.length > 0 ? { ids: chosen.map(({ id }) => id) } : undefined

export type Listing = ReturnType<typeof useListing>

const sortOf = (sort: string): Sort =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'desc' } : { key: sort, direction: 'asc' }

const nameOf = ({ key, direction }: Sort) => (direction === 'desc' ? `-${key}` : key)
