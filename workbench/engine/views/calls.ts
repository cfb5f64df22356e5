import { queryOptions } from '@tanstack/react-query'
import type { View } from '#domain/kernel/view.ts'
import { http } from '#workbench/http/http.ts'

export interface SharedWith {
  readonly everybody: boolean
  /** Codes. */
  readonly roles: readonly string[]
  /** Ids; a department stands for all below it. */
  readonly departments: readonly string[]
}

export interface SavedView {
  readonly id: string
  readonly name: string
  readonly own: boolean
  readonly ownerName: string | null
  /** Only of one's own. */
  readonly shared?: SharedWith
  readonly view: View
}

export interface Views {
  readonly views: readonly SavedView[]
  /** What the screen opens with. */
  readonly usual: string | null
  /** The person's own layout of the list without any view. */
  readonly layout: View | null
}

const path = (call: string) => `system/savedView/${call}`
const post = <Data>(call: string, body: object) =>
  http<Data>(path(call), { method: 'POST', body, quiet: true })

export const viewsKey = (screen: string) => ['system.saved-view', 'mine', screen] as const

export const viewsQuery = (screen: string) =>
  queryOptions({
    queryKey: viewsKey(screen),
    queryFn: () => http<Views>(path('mine'), { query: { screen }, quiet: true }),
    staleTime: 5 * 60_000,
  })

export interface NewView {
  /** Of the view that is to become this one; left out for a new one. */
  readonly id?: string
  readonly screen: string
  readonly name: string
  readonly view: View
}

export const saveView = (view: NewView) => post<{ readonly id: string }>('save', view)
export const removeView = (id: string) => post<null>('removeMine', { id })
export const shareView = (id: string, to: SharedWith) => post<null>('shareMine', { id, ...to })

export interface Usual {
  readonly screen: string
  readonly viewId: string | null
  /** Left out, it stays as it is. */
  readonly layout?: View | null
}

export const setUsual = (usual: Usual) => post<null>('setUsual', usual)
