import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { TableView } from '#design-system/data-table/view.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { fitting } from '#domain/kernel/view.ts'
import { isSameView, placeOf, tableViewOf, viewOf } from '#workbench/engine/layout.ts'
import type { usePageState } from '#workbench/engine/use-page-state.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { viewsQuery } from './calls.ts'
import { useSetColumns } from './use-set-columns.ts'

/** The address says so where the reader wants no view at all. */
export const noView = 'default'

/**
 * Through which view a list is seen, and how its reader has arranged it since. Without `screen` there are no views to
 * choose from.
 */
export function useViews(
  resource: AnyResource,
  screen: string | undefined,
  { state, untold, go, inFront }: ReturnType<typeof usePageState>,
) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery({ ...viewsQuery(screen ?? ''), enabled: screen !== undefined })
  const saved = data?.views ?? []
  const current = saved.find(({ id }) => id === state.view)
  const { view: plainly, isPending: isSetting } = useSetColumns(resource)
  const declared = data?.set ? { ...plainly, columns: fitting(data.set, resource).columns } : plainly
  const own = data?.layout ? { ...declared, ...layoutOf(fitting(data.layout, resource)) } : declared
  const base = current ? fitting(current.view, resource) : own
  const [arranged, setArranged] = useState<{ of: string | undefined; table: TableView }>()
  const laidOut = tableViewOf(base, resource)
  const table = arranged && arranged.of === current?.id ? arranged.table : laidOut
  const seen = viewOf(state, table, resource)
  const whole = { ...base, columns: base.columns.length > 0 ? base.columns : declared.columns }
  const plain = { ...seen, sort: [], filters: {}, condition: undefined, size: undefined }

  const [opening, setOpening] = useState(screen !== undefined && untold)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what the list opens with
  useEffect(() => {
    if (!opening || isPending || isSetting || !inFront) return
    const wanted = saved.find(({ id }) => id === (state.view ?? data?.usual))
    if (wanted) go(placeOf(fitting(wanted.view, resource), wanted.id), { replace: true })
    setOpening(false)
  }, [opening, isPending, isSetting, inFront])

  return {
    screen,
    saved,
    usual: data?.usual ?? null,
    current,
    /** The rows need not be asked for before it is known what the list opens with. */
    opening,
    table,
    /** What the columns do not say is as the view has it: nobody means to show every field of a row. */
    arrange: (next: TableView) =>
      setArranged({ of: current?.id, table: { ...next, hidden: next.hidden ?? laidOut.hidden ?? [] } }),
    seen,
    changed: current ? !isSameView(seen, whole) : !isSameView(plain, layoutOf(whole)),
    hasLayout: Boolean(data?.layout),
    keeps: t('保存当前的列、排序、筛选条件、密度和每页条数，仅自己可见，之后可以共享。'),
    open: (id: string | undefined) => {
      const view = saved.find((each) => each.id === id)
      setArranged(undefined)
      go(view ? placeOf(fitting(view.view, resource), view.id) : placeOf(own, data?.usual ? noView : ''))
    },
    openNew: (id: string) => {
      setArranged(undefined)
      go({ ...state, view: id })
    },
    reset: () => {
      setArranged(undefined)
      if (current) go(placeOf(base, current.id))
    },
  }
}

/** Without a view only the layout is kept: a list that opens with forgotten filters hides rows. */
export const layoutOf = ({ columns, density }: ReturnType<typeof viewOf>) => ({
  columns,
  sort: [],
  filters: {},
  ...(density && { density }),
})
