import type { Together } from '#domain/kernel/action.ts'
import type { ActedOn, BatchResult } from '#domain/kernel/batch.ts'
import type { Rows } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Values } from '#workbench/engine/values.ts'
import { http } from '#workbench/http/http.ts'
import { pathOf } from '#workbench/http/path-of.ts'

interface Asked {
  readonly rows: Rows
  /** Nothing is done when the rows are others by now. */
  readonly expected?: number
  readonly only?: 'all' | 'good'
}
type Headers = Readonly<Record<string, string>>

/** Ten thousand rows with their history take a while. */
const patience = 180_000

const post = <Answer>(resource: AnyResource, call: string, body: object, headers: Headers = {}) =>
  http<Answer>(pathOf(resource.name, call), {
    method: 'POST',
    body,
    headers,
    timeout: patience,
    quiet: true,
  })

export const previewUpdate = (resource: AnyResource, asked: Asked & { readonly changes: Values }) =>
  post<BatchResult>(resource, 'batchUpdate', { ...asked, preview: true })

export const updateMany = (
  resource: AnyResource,
  asked: Asked & { readonly changes: Values },
  headers: Headers,
) => post<BatchResult>(resource, 'batchUpdate', asked, headers)

export const removeMany = (resource: AnyResource, asked: Asked, headers: Headers) =>
  post<BatchResult>(resource, 'batchRemove', asked, headers)

/** All rows at once, or none. */
export const actTogether = (
  resource: AnyResource,
  action: string,
  { answers, ...asked }: Asked & { readonly answers?: Values },
  headers: Headers,
) => post<Together>(resource, `batch/${action}`, { ...answers, ...asked }, headers)

/** `answers` to what the action asks, the same for all rows. */
export const actOnMany = (
  resource: AnyResource,
  action: string,
  { answers, ...asked }: Asked & { readonly answers?: Values },
  headers: Headers,
) => post<readonly ActedOn[]>(resource, `batch/${action}`, { ...answers, ...asked }, headers)
