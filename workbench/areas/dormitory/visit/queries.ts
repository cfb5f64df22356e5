import { queryOptions } from '@tanstack/react-query'
import { visitCalls } from '#domain/dormitory/visit/calls.ts'
import { visit } from '#domain/dormitory/visit/visit.ts'
import { pageQuery } from '#workbench/engine/queries.ts'
import { ask } from '#workbench/http/ask.ts'

export const ownVisitsQuery = queryOptions({
  queryKey: [visit.name, 'own'],
  queryFn: () => ask(visitCalls.own, undefined, { quiet: true }),
})

/** The latest visits of one teacher. */
export const latestVisitsQuery = (teacherId: string) =>
  pageQuery(visit, { current: 1, size: 10, filters: { teacherId }, sort: '-arrivedAt' })
