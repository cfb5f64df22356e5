import { queryOptions } from '@tanstack/react-query'
import { type Design, designSchema } from '#domain/generation/design.ts'
import type { SourceColumn } from '#domain/generation/guess.ts'
import { http } from '#workbench/http/http.ts'

export interface SourceTable {
  readonly schema: string
  readonly name: string
  readonly comment: string | null
}

const at = 'resource/codeGeneration'
const source = (datasourceId: string | null) => (datasourceId ? { datasourceId } : {})

export const tablesQuery = (datasourceId: string | null) =>
  queryOptions({
    queryKey: ['resource.code-generation', 'tables', datasourceId],
    queryFn: () => http<readonly SourceTable[]>(`${at}/tables`, { query: source(datasourceId), quiet: true }),
  })

export const getColumns = (datasourceId: string | null, { schema, name }: SourceTable) =>
  http<readonly SourceColumn[]>(`${at}/columns`, {
    query: { ...source(datasourceId), schema, table: name },
    quiet: true,
  })

/** Designs that were kept; one that no longer passes is left out. */
export const designsQuery = queryOptions({
  queryKey: ['resource.code-generation', 'designs'],
  queryFn: async () =>
    (
      await http<readonly { readonly id: string; readonly design: unknown }[]>(`${at}/list`, { quiet: true })
    ).flatMap(({ id, design }) => {
      const { data } = designSchema.safeParse(design)
      return data ? [{ id, design: data }] : []
    }),
})

export const saveDesign = (design: Design) =>
  http(`${at}/save`, { method: 'POST', body: design, quiet: true })
export const discardDesign = (id: string) => http(`${at}/discard`, { method: 'POST', body: { id } })
