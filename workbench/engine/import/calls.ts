import { queryOptions } from '@tanstack/react-query'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { ImportState } from '#domain/system/import-batch.ts'
import type { ImportPlan, ImportRowView, ImportView, SheetCell } from '#domain/system/import-plan.ts'
import type { Page } from '#workbench/engine/calls.ts'
import { http } from '#workbench/http/http.ts'

/** Under one key, so that a step taken brings all that shows an import up to date. */
export const importsKey = 'base/import'

export interface Menu {
  readonly menuCode: string
  readonly menuTitle: string
}

/** One of my imports in the list of the latest. */
export interface Recent {
  readonly id: string
  readonly fileName: string
  readonly state: ImportState
  readonly total: number
  readonly added: number
  readonly changed: number
  readonly createdAt: string
}

export const recentQuery = ({ name }: AnyResource) =>
  queryOptions({
    queryKey: [importsKey, 'mine', name],
    queryFn: () => http<readonly Recent[]>('base/import/mine', { query: { resource: name }, quiet: true }),
  })

export const importQuery = (id: string | null) =>
  queryOptions({
    queryKey: [importsKey, 'one', id],
    queryFn: () => http<ImportView>('base/import/one', { query: { id }, quiet: true }),
    enabled: id !== null,
  })

export type Only = 'all' | 'bad' | 'new' | 'changed' | 'same'

/** How many rows come at once. */
export const rowsAtOnce = 100

export const rowsQuery = (id: string, only: Only, current: number) =>
  queryOptions({
    queryKey: [importsKey, 'rows', id, only, current],
    queryFn: () =>
      http<Page<ImportRowView>>('base/import/rows', {
        query: { id, only, current, size: rowsAtOnce },
        quiet: true,
      }),
  })

const post = <Answer>(call: string, body: object) =>
  http<Answer>(`base/import/${call}`, { method: 'POST', body, quiet: true })

/** A file, and the sheet of it that is meant: null for its first or only one. */
export interface Chosen {
  readonly file: File
  readonly sheet: string | null
}

/** The sheet as it is; ten minutes, as for every file (specification, section 9). */
export const upload = (
  resource: AnyResource,
  { file, sheet }: Chosen,
  menu: Menu,
  again: boolean,
  signal?: AbortSignal,
) =>
  http<{ known: boolean; import: ImportView }>('base/import/upload', {
    method: 'POST',
    query: {
      resource: resource.name,
      name: file.name,
      again: again ? 1 : 0,
      ...(sheet !== null && { sheet }),
      ...menu,
    },
    body: file,
    timeout: 600_000,
    quiet: true,
    ...(signal && { signal }),
  })

export const setPlan = (id: string, plan: ImportPlan) => post<ImportView>('plan', { id, plan })
export const commit = (id: string, extent: 'good' | 'all') => post<ImportView>('commit', { id, extent })
export const undo = (id: string) => post<ImportView>('undo', { id })
export const editCell = (id: string, line: number, at: number, value: SheetCell) =>
  post<{ row: ImportRowView; import: ImportView }>('cell', { id, line, at, value })
export const replaceIn = (id: string, at: number, find: string, replace: string, whole: boolean) =>
  post<{ count: number; import: ImportView }>('replace', { id, at, find, replace, whole })

export const annotated = (id: string) =>
  http<Blob>('base/import/annotated', { query: { id }, as: 'blob', timeout: 600_000 })

/** POST importLog/add (specification, section 7). What the server has logged already is completed by it. */
export const logImport = (menu: Menu, fileId: string) =>
  http('base/importLog/add', { method: 'POST', body: { ...menu, fileId }, quiet: true })
