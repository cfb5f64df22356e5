import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listen } from './live.ts'
import { messagesKey, setLive, unreadQuery } from './messages.ts'

/** Keeps what shows messages up to date without being asked. */
export function useLiveMessages(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let latest: string | null | undefined
    const stop = listen({
      onLive(live) {
        setLive(live)
        // Asked once, it goes on asking by the clock.
        if (!live) void queries.invalidateQueries({ queryKey: unreadQuery.queryKey })
      },
      onNews({ unread, latest: newest }) {
        const before = queries.getQueryData(unreadQuery.queryKey)?.count
        queries.setQueryData(unreadQuery.queryKey, { count: unread })
        const isNew = latest !== undefined && (latest !== newest || before !== unread)
        latest = newest
        if (isNew) void queries.invalidateQueries({ queryKey: [messagesKey] })
      },
    })
    return () => {
      stop()
      setLive(false)
    }
  }, [queries])
}
