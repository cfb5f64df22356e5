import { queryOptions } from '@tanstack/react-query'
import type { View } from '#domain/kernel/view.ts'
import { type SharedWith, viewCalls } from '#domain/system/saved-views/calls.ts'
import { ask } from '#workbench/http/ask.ts'

const quiet = { quiet: true }

export const viewsKey = (screen: string) => ['system.saved-view', 'mine', screen] as const

export const viewsQuery = (screen: string) =>
  queryOptions({
    queryKey: viewsKey(screen),
    queryFn: () => ask(viewCalls.mine, { screen }, quiet),
    staleTime: 5 * 60_000,
  })

export interface NewView {
  /** Of the view that is to become this one; left out for a new one. */
  readonly id?: string
  readonly screen: string
  readonly name: string
  readonly view: View
}

export const saveView = (view: NewView) => ask(viewCalls.save, view, quiet)
export const removeView = (id: string) => ask(viewCalls.remove, { id }, quiet)
export const shareView = (id: string, to: SharedWith) => ask(viewCalls.share, { id, ...to }, quiet)

export interface Usual {
  readonly screen: string
  readonly viewId: string | null
  /** Left out, it stays as it is. */
  readonly layout?: View | null
}

export const setUsual = (usual: Usual) => ask(viewCalls.setUsual, usual, quiet)
