import { queryOptions } from '@tanstack/react-query'
import type { messageKinds } from '#domain/system/message.ts'
import type { Page } from '#workbench/engine/calls.ts'
import { http } from '#workbench/http/http.ts'

export interface Message {
  readonly id: string
  readonly kind: keyof typeof messageKinds.labels
  readonly title: string
  readonly text: string | null
  /** A page of the portal. */
  readonly link: string | null
  readonly createdAt: string
  readonly readAt: string | null
}

/** Under one key, so that reading one brings all that shows messages up to date. */
export const messagesKey = 'base/message/mine'

/** How often a page in sight asks whether there is news, in milliseconds. */
const often = 30_000

export const unreadQuery = queryOptions({
  queryKey: [messagesKey, 'unread'],
  queryFn: () => http<{ count: number }>('base/message/unreadCount', { quiet: true }),
  refetchInterval: often,
  refetchOnWindowFocus: true,
})

/** The latest few, for the bell. */
export const latestQuery = queryOptions({
  queryKey: [messagesKey, 'latest'],
  queryFn: () => http<Page<Message>>('base/message/mine', { query: { size: 5 }, quiet: true }),
})

/** With nothing named, all of them. */
export const markRead = (ids?: readonly string[]) =>
  http('base/message/read', { method: 'POST', body: ids ? { ids } : {}, quiet: true })

/** A link is followed only within the portal. */
export const isOwnLink = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link)
