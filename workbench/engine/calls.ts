// Reading and saving are quiet: the screen that asked shows what went wrong in its own place.
import type { Create, PageRow, Update } from '#domain/kernel/infer.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Paper } from '#domain/kernel/print.ts'
import { type AnyResource, placeOfCalls } from '#domain/kernel/resource.ts'
import type { Sums } from '#domain/kernel/sums.ts'
import { dictionaryCalls } from '#domain/system/dictionaries/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { http, removeByIds } from '#workbench/http/http.ts'
import { pathOf } from '#workbench/http/path-of.ts'

export interface SelectItem {
  readonly id: string
  readonly label: string
}
export interface TreeItem {
  readonly id: string
  readonly parentId: string | null
  readonly title: string
  readonly hasChildren: boolean
}
type Query = Readonly<Record<string, unknown>>

/** A call with one row stands where the screen has the calls of its rows. */
const at = (resource: AnyResource, call: string) => `${placeOfCalls(resource)}/${call}`

/** `signal` lets go of a page that nobody waits for any more. */
export const getPage = <R extends AnyResource>(resource: R, query: Query, signal?: AbortSignal) =>
  http<Page<PageRow<R>>>(pathOf(resource.name, 'page'), {
    query,
    quiet: true,
    ...(signal && { signal }),
  })

export const getSums = <R extends AnyResource>(resource: R, query: Query, signal?: AbortSignal) =>
  http<Sums<R>>(pathOf(resource.name, 'sums'), { query, quiet: true, ...(signal && { signal }) })

/** At most as many rows as the server's largest page holds. */
export const getList = <R extends AnyResource>(resource: R, query: Query) =>
  http<readonly PageRow<R>[]>(pathOf(resource.name, 'list'), { query, quiet: true })

export const getOne = <R extends AnyResource>(resource: R, id: string) =>
  http<PageRow<R>>(at(resource, 'getOne'), { query: { id }, quiet: true })

export const getSettings = <R extends AnyResource>(resource: R) =>
  http<PageRow<R>>(pathOf(resource.name, 'getOne'), { quiet: true })

export const getSelect = (name: string, query: Query) =>
  http<readonly SelectItem[]>(pathOf(name, 'getSelect'), { query })

/** One level of a tree: the rows right under `root`, or the topmost ones. */
export const getTree = (name: string, query: Query) =>
  http<readonly TreeItem[]>(pathOf(name, 'getTree'), { query, quiet: true })

type Headers = Readonly<Record<string, string>>

export const add = <R extends AnyResource>(resource: R, input: Create<R>, headers: Headers = {}) =>
  http<PageRow<R>>(pathOf(resource.name, 'add'), { method: 'POST', body: input, headers, quiet: true })

export const update = <R extends AnyResource>(resource: R, input: Update<R>, headers: Headers = {}) =>
  http<PageRow<R>>(pathOf(resource.name, 'update'), { method: 'POST', body: input, headers, quiet: true })

export interface Acted {
  readonly row: unknown
  /** Told this once. */
  readonly secret?: string
  /** What came of it, in a sentence. */
  readonly outcome?: string
  /** A copy to be put on paper. */
  readonly paper?: Paper
}

/**
 * An action of the declaration, with one row. A refusal shows its own notice; with `answers`, it is for the form that
 * asked for them to show.
 */
export const act = (
  resource: AnyResource,
  { action, id, answers }: { readonly action: string; readonly id: string; readonly answers?: Query },
  headers: Headers = {},
) =>
  http<Acted>(at(resource, action), {
    method: 'POST',
    body: { id, ...answers },
    headers,
    quiet: answers !== undefined,
  })

/** One masked value whole; who saw it and what for is kept. A refusal shows its own notice. */
export const revealed = (
  resource: AnyResource,
  asked: { readonly id: string; readonly field: string; readonly purpose: string },
) => http<{ value: string | null }>(at(resource, 'reveal'), { method: 'POST', body: asked })

/** All of them or none; nothing to remove is refused before it is asked. */
export const remove = (resource: AnyResource, ids: readonly string[], headers?: Headers) =>
  removeByIds(pathOf(resource.name, 'remove'), ids, headers)

export const getDicts = (names: readonly string[]) => ask(dictionaryCalls.several, { codes: names.join(',') })
