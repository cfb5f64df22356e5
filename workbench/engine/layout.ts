import { isHidden, orderedKeys, type TableView } from '#design-system/data-table/view.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import type { View, ViewColumn } from '#domain/kernel/view.ts'
import { defaultSize, type PageState } from './page-state.ts'

/** Every column that a list can show: those of the declaration first, then the other fields. */
export const columnNames = (resource: AnyResource): readonly string[] => [
  ...new Set([...(resource.columns as readonly string[]), ...shownFields(resource).keys()]),
]

/** How a list looks until somebody arranges it. What nobody writes is a record, and a record begins with its time. */
export const declaredView = (resource: AnyResource): View => ({
  columns: [...(isUntimedRecord(resource) ? ['createdAt'] : []), ...resource.columns].map((name) => ({
    name,
  })),
  sort: [],
  filters: {},
})

/** What people act on in an order of its own, as lines of a proposal or ranked scores, is no record. */
const isUntimedRecord = ({ writes, columns, fields, sort, actions }: AnyResource) =>
  writes !== undefined &&
  (sort === undefined || Object.keys(actions ?? {}).length === 0) &&
  !writes.includes('add') &&
  !writes.includes('update') &&
  !columns.some((name: string) => fields[name]?.kind === 'moment' || fields[name]?.kind === 'date')

/** The layout of a view as a table takes it: what the view does not name is hidden. */
export function tableViewOf({ columns, density }: View, resource: AnyResource): TableView {
  const shown = columns.length > 0 ? columns : declaredView(resource).columns
  const names = shown.map(({ name }) => name)
  return {
    order: names,
    hidden: columnNames(resource).filter((name) => !names.includes(name)),
    widths: Object.fromEntries(shown.flatMap(({ name, width }) => (width ? [[name, width]] : []))),
    pins: Object.fromEntries(shown.flatMap(({ name, pinned }) => (pinned ? [[name, pinned]] : []))),
    ...(density && { density }),
  }
}

/** What stands in an address and what a table shows, as one view. */
export function viewOf(
  { sort, filters, condition, size }: PageState,
  table: TableView,
  resource: AnyResource,
): View {
  return {
    columns: columnsOf(table, resource),
    sort: sort?.split(',') ?? [],
    filters,
    ...(condition && { condition }),
    ...(table.density && table.density !== 'default' && { density: table.density }),
    ...(size !== defaultSize && { size }),
  }
}

function columnsOf(table: TableView, resource: AnyResource): readonly ViewColumn[] {
  const all = columnNames(resource).map((key) => ({ key }))
  return orderedKeys(all, table)
    .filter((name) => !isHidden(table, name))
    .map((name) => {
      const [width, pinned] = [table.widths?.[name], table.pins?.[name]]
      return { name, ...(width && { width }), ...(pinned && pinned !== 'none' && { pinned }) }
    })
}

/** Where a list stands when a view is opened. */
export const placeOf = (view: View, id: string): PageState => ({
  current: 1,
  size: view.size ?? defaultSize,
  sort: view.sort.join(',') || undefined,
  filters: view.filters,
  condition: view.condition,
  view: id,
})

/** Whether two views look alike; in which order filters or words were set is no difference. */
export const isSameView = (one: View, other: View) => inWords(one) === inWords(other)

const inWords = ({
  columns,
  sort,
  filters,
  condition,
  density = 'default',
  size = defaultSize,
  figures = {},
}: View) =>
  JSON.stringify([
    Object.entries(figures).sort(),
    columns.map(({ name, width, pinned }) => [name, width, pinned]),
    sort,
    Object.entries(filters).sort(),
    condition,
    density,
    size,
  ])
