import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type AnyResource, placeOfCalls } from '#domain/kernel/resource.ts'
import { getDicts, getList, getOne, getPage, getSelect, getSettings, getSums, getTree } from './calls.ts'
import { type PageState, queryOf, questionOf } from './page-state.ts'
import type { AnyRow } from './row.ts'

/** Every key begins with the resource's name: to forget a resource is to invalidate `[name]`. */
export const pageQuery = <R extends AnyResource>(resource: R, state: PageState) =>
  queryOptions({
    queryKey: [resource.name, 'page', queryOf(state)],
    queryFn: ({ signal }) => getPage(resource, queryOf(state), signal),
    placeholderData: keepPreviousData,
  })

/** Asked once for all pages of a question. */
export const sumsQuery = (resource: AnyResource, state: PageState) =>
  queryOptions({
    queryKey: [resource.name, 'sums', questionOf(state)],
    queryFn: ({ signal }) => getSums(resource, questionOf(state), signal),
  })

export const listQuery = <R extends AnyResource>(resource: R, filters: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [resource.name, 'list', filters],
    queryFn: () => getList(resource, { params: filters }),
  })

/** The settings of a `single` resource. */
export const settingsQuery = <R extends AnyResource>(resource: R) =>
  queryOptions({ queryKey: [resource.name, 'one'], queryFn: () => getSettings(resource) })

export const oneQuery = <R extends AnyResource>(resource: R, id: string) =>
  queryOptions({
    queryKey: [resource.name, 'one', id, placeOfCalls(resource)],
    queryFn: () => getOne(resource, id),
  })

/**
 * What a picker offers for a keyword, and nothing before there is one, be it empty. `within` narrows by the
 * target's own references, such as to the buildings of one campus; `size` is one more than is listed.
 */
export const selectQuery = (
  target: string,
  keyword: string | undefined,
  within: Readonly<Record<string, string>> = {},
  size: number,
) =>
  queryOptions({
    queryKey: [target, 'select', keyword, within, size],
    queryFn: () => getSelect(target, { ...within, ...(keyword && { keyword }), size }),
    placeholderData: keepPreviousData,
    enabled: keyword !== undefined,
  })

/** What stands right under a row of a target that hangs under its own, or the topmost of them: for a picker. */
export const branchesQuery = (target: string, root?: string) =>
  queryOptions({
    queryKey: [target, 'branches', root ?? null],
    queryFn: () => getTree(target, root === undefined ? {} : { root }),
  })

/** The names behind ids, for a value that came without its label. */
export const namesQuery = (target: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [target, 'names', ...ids],
    queryFn: () => getSelect(target, { ids: ids.join(','), size: ids.length }),
    enabled: ids.length > 0,
  })

export interface Branch {
  readonly row: AnyRow
  readonly hasChildren: boolean
}

/** The rows right under `root`, or the topmost ones, in their order. */
export const levelQuery = (
  resource: AnyResource,
  root?: string,
  where: Readonly<Record<string, string>> = {},
) =>
  queryOptions({
    queryKey: [resource.name, 'level', root ?? null, where],
    queryFn: async (): Promise<readonly Branch[]> => {
      const items = await getTree(resource.name, { ...where, root })
      const rows = await rowsWithIds(
        resource,
        items.map((item) => item.id),
      )
      return items.flatMap(({ id, hasChildren }) => {
        const row = rows.find((each) => each.id === id)
        return row ? [{ row, hasChildren }] : []
      })
    },
  })

/** In portions that the server takes at once, and that an address has room for. */
async function rowsWithIds(resource: AnyResource, ids: readonly string[]): Promise<readonly AnyRow[]> {
  const portions = Array.from({ length: Math.ceil(ids.length / 100) }, (_, at) =>
    ids.slice(at * 100, at * 100 + 100),
  )
  const parts = await Promise.all(
    portions.map((some) => getList(resource, { params: { id: some.join(',') } })),
  )
  return parts.flat() as readonly AnyRow[]
}

/** Open dictionaries change seldom; one call brings all that a screen shows. */
export const dictionariesQuery = (names: readonly string[]) =>
  queryOptions({
    queryKey: ['system.dictionary', 'labels', ...names],
    queryFn: () => getDicts(names),
    enabled: names.length > 0,
    staleTime: 5 * 60_000,
  })
