import { queryOptions } from '@tanstack/react-query'
import { messageCalls } from '#domain/system/messages/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Under one key, so that reading one brings all that shows messages up to date. */
export const messagesKey = 'base/message/mine'

/** How often a page in sight asks whether there is news where none come by themselves, in milliseconds. */
const often = 30_000
let live = false

/** Whether news come by themselves now, see live.ts. */
export const setLive = (now: boolean) => {
  live = now
}

export const unreadQuery = queryOptions({
  queryKey: [messagesKey, 'unread'],
  queryFn: () => ask(messageCalls.unread, undefined, { quiet: true }),
  refetchInterval: () => (live ? false : often),
  refetchOnWindowFocus: true,
})

/** The latest few, for the bell. */
export const latestQuery = queryOptions({
  queryKey: [messagesKey, 'latest'],
  queryFn: () => ask(messageCalls.mine, { size: 5 }, { quiet: true }),
})

/** With nothing named, all of them. */
export const markRead = (ids?: readonly string[]) => ask(messageCalls.read, { ids }, { quiet: true })

/** A link is followed only within the portal. */
export const isOwnLink = (link: string | null): link is string => link !== null && /^\/(?![/\\])/.test(link)
