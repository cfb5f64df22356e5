import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { processViewSet } from '#domain/workflow/process-view-asked.ts'
import { processViewCalls } from '#domain/workflow/process-view-calls.ts'
import { casesKey } from '#workbench/engine/approval/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const processViewsQuery = queryOptions({
  queryKey: [...casesKey, 'process-views'],
  queryFn: () => ask(processViewCalls.views, undefined, { quiet: true }),
})

export const setProcessView = (asked: z.input<typeof processViewSet>) => ask(processViewCalls.set, asked)
