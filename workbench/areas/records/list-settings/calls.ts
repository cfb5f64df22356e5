import { queryOptions } from '@tanstack/react-query'
import type { View } from '#domain/kernel/view.ts'
import { listLayoutCalls } from '#domain/system/list-layouts/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const layoutsQuery = (screen: string) =>
  queryOptions({
    queryKey: ['system.list-layout', screen],
    queryFn: () => ask(listLayoutCalls.read, { screen }, { quiet: true }),
  })

export const saveLayout = (screen: string, role: string, view: View | null) =>
  ask(listLayoutCalls.update, { screen, role, view })
