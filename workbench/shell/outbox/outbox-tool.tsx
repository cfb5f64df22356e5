import { useCallback, useEffect, useState } from 'react'
import { whenExpected } from '#workbench/portal/outbox/expected.ts'
import { keptIn, outboxNews } from '#workbench/portal/outbox/kept-in.ts'
import type { Delivery } from './delivery.tsx'

/** What sends and shows what waits. Nobody who has nothing waiting, and may keep nothing, fetches it. */
export function OutboxTool({ account }: { readonly account: string }) {
  const [Tool, setTool] = useState<typeof Delivery | null>(null)
  const bring = useCallback(() => {
    // Without a line it comes with the next one.
    import('./delivery.tsx').then(
      ({ Delivery }) => setTool(() => Delivery),
      () => {},
    )
  }, [])
  useEffect(() => whenExpected(bring), [bring])
  useEffect(() => {
    if (Tool) return
    const look = () =>
      void keptIn(account).then(
        ({ length }) => length > 0 && bring(),
        () => {},
      )
    look()
    addEventListener('online', look)
    outboxNews?.addEventListener('message', look)
    return () => {
      removeEventListener('online', look)
      outboxNews?.removeEventListener('message', look)
    }
  }, [account, Tool, bring])
  return Tool && <Tool account={account} />
}
