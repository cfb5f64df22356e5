import { queryOptions } from '@tanstack/react-query'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { ImportPlan, ImportView, SheetCell } from '#domain/system/import-plan.ts'
import { importCalls } from '#domain/system/imports/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { http } from '#workbench/http/http.ts'

/** Under one key, so that a step taken brings all that shows an import up to date. */
export const importsKey = 'base/import'

const quiet = { quiet: true }

export interface Menu {
  readonly menuCode: string
  readonly menuTitle: string
}

export const recentQuery = ({ name }: AnyResource) =>
  queryOptions({
    queryKey: [importsKey, 'mine', name],
    queryFn: () => ask(importCalls.mine, { resource: name }, quiet),
  })

export const importQuery = (id: string | null) =>
  queryOptions({
    queryKey: [importsKey, 'one', id],
    queryFn: () => ask(importCalls.one, { id: id ?? '' }, quiet),
    enabled: id !== null,
  })

export type Only = 'all' | 'bad' | 'new' | 'changed' | 'same' | 'left'

/** How many rows come at once. */
export const rowsAtOnce = 100

export const rowsQuery = (id: string, only: Only, current: number) =>
  queryOptions({
    queryKey: [importsKey, 'rows', id, only, current],
    queryFn: () => ask(importCalls.rows, { id, only, current, size: rowsAtOnce }, quiet),
  })

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

export const setPlan = (id: string, plan: ImportPlan) => ask(importCalls.plan, { id, plan }, quiet)
export const commit = (id: string, extent: 'good' | 'all') => ask(importCalls.commit, { id, extent }, quiet)
export const undo = (id: string) => ask(importCalls.undo, { id }, quiet)
export const editCell = (id: string, line: number, at: number, value: SheetCell) =>
  ask(importCalls.cell, { id, line, at, value }, quiet)
export const replaceIn = (id: string, at: number, find: string, replace: string, whole: boolean) =>
  ask(importCalls.replace, { id, at, find, replace, whole }, quiet)

export const annotated = (id: string) => ask(importCalls.annotated, { id }, { timeout: 600_000 })

export const logImport = (menu: Menu, fileId: string) => ask(importCalls.log, { ...menu, fileId }, quiet)
