import { useState } from 'react'
import type { Sort } from '#design-system/data-table/sorts.ts'
import { useFullScreen } from '#design-system/full-screen/use-full-screen.ts'
import type { Condition } from '#domain/kernel/condition.ts'
import type { ListQuery, Rows } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Filters } from './kinds/filter.tsx'
import type { AnyRow } from './row.ts'
import { useChoices } from './use-choices.ts'
import { type OpenForm, useDesk } from './use-desk.tsx'
import { usePageState } from './use-page-state.ts'
import { useViews } from './views/use-views.ts'

/** What is chosen of the rows that one question finds. */
interface Selected {
  readonly question: string
  readonly rows: readonly AnyRow[]
  /** How many match, when all of them are chosen, seen or not. */
  readonly all?: number
}

/**
 * What the parts of a list share: where it stands, which rows are chosen, and what one may do with them. `screen` is
 * the path that its views are kept under; without it there are none. `openForm` opens a form of the screen's own.
 */
export function useListing(
  resource: AnyResource,
  where: Filters = nowhere,
  screen?: string,
  openForm?: OpenForm,
) {
  const place = usePageState()
  const { state, go, inFront } = place
  const desk = useDesk(resource, where, openForm)
  const views = useViews(resource, screen, place)
  const filters = { ...state.filters, ...where }
  const question: ListQuery = {
    filters,
    ...(state.condition && { condition: state.condition }),
    ...(state.sort && { sort: state.sort.split(',') }),
  }
  // Pages and orders show the same rows: what was chosen stays. Another question begins with none.
  const asked = JSON.stringify([filters, state.condition])
  const [selected, setSelected] = useState<Selected>({ question: asked, rows: [] })
  const { rows: chosen, all } = selected.question === asked ? selected : nothing
  const choose = (rows: readonly AnyRow[]) => setSelected({ question: asked, rows })

  return {
    resource,
    state,
    /** What the server is asked: what the address says, and what the screen itself has settled. */
    asked: { ...state, filters },
    /** The same, as exports, batches and reports take it. */
    question,
    where,
    inFront,
    /** Whether the list has the whole screen. */
    full: useFullScreen(),
    desk,
    views,
    /** How the reader has laid the columns out. */
    view: views.table,
    setView: views.arrange,
    choices: useChoices(resource),
    /** The rows chosen one by one, over all pages; none when all that match are. */
    chosen,
    choose,
    /** Chooses all that match, of which there are `total`. */
    chooseAll: (total: number) => setSelected({ question: asked, rows: [], all: total }),
    allChosen: all !== undefined,
    /** What a batch is about; undefined when nothing is chosen. */
    rows: rowsOf(all === undefined ? undefined : question, chosen),
    count: all ?? chosen.length,
    remove: async (rows: readonly AnyRow[]) => {
      if (await desk.remove(rows)) choose(chosen.filter((row) => !rows.some(({ id }) => id === row.id)))
    },
    sort: state.sort ? state.sort.split(',').map(sortOf) : null,
    narrowed: Object.keys(state.filters).length > 0 || state.condition !== undefined,
    turn: (page: { current: number; size: number }, options?: { replace: boolean }) =>
      go({ ...state, ...page }, options),
    /** Another order or another question begins on the first page. */
    sortBy: (_: Sort | null, sorts: readonly Sort[]) =>
      go({ ...state, current: 1, sort: sorts.slice(0, mostSorts).map(nameOf).join(',') || undefined }),
    narrow: (filters: Filters, options?: { replace: boolean }) =>
      go({ ...state, current: 1, filters }, options),
    require: (condition: Condition | undefined) => go({ ...state, current: 1, condition }),
    clear: () => go({ ...state, current: 1, filters: {}, condition: undefined }),
  }
}

const nowhere: Filters = {}
const nothing: Omit<Selected, 'question'> = { rows: [] }
const mostSorts = 5

export type Listing = ReturnType<typeof useListing>

const rowsOf = (matching: ListQuery | undefined, chosen: readonly AnyRow[]): Rows | undefined =>
  matching ? { matching } : chosen.length > 0 ? { ids: chosen.map(({ id }) => id) } : undefined

const sortOf = (sort: string): Sort =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'desc' } : { key: sort, direction: 'asc' }

const nameOf = ({ key, direction }: Sort) => (direction === 'desc' ? `-${key}` : key)
