import { queryOptions } from '@tanstack/react-query'
import { type Design, designSchema } from '#domain/generation/design.ts'
import { generationCalls, type SourceTable } from '#domain/resource/code-generation/calls.ts'
import { ask } from '#workbench/http/ask.ts'

const source = (datasourceId: string | null) => (datasourceId ? { datasourceId } : {})
const quiet = { quiet: true }

export const tablesQuery = (datasourceId: string | null) =>
  queryOptions({
    queryKey: ['resource.code-generation', 'tables', datasourceId],
    queryFn: () => ask(generationCalls.tables, source(datasourceId), quiet),
  })

export const getColumns = (datasourceId: string | null, { schema, name }: SourceTable) =>
  ask(generationCalls.columns, { ...source(datasourceId), schema, table: name }, quiet)

/** Designs that were kept; one that no longer passes is left out. */
export const designsQuery = queryOptions({
  queryKey: ['resource.code-generation', 'designs'],
  queryFn: async () =>
    (await ask(generationCalls.designs, undefined, quiet)).flatMap(({ id, design }) => {
      const { data } = designSchema.safeParse(design)
      return data ? [{ id, design: data }] : []
    }),
})

export const saveDesign = (design: Design) => ask(generationCalls.save, design, quiet)
export const discardDesign = (id: string) => ask(generationCalls.discard, { id })
