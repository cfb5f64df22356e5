import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#design-system/toaster/toast.ts'
import { whenExpected } from '#workbench/portal/outbox/expected.ts'
import type { Letter } from '#workbench/portal/outbox/letter.ts'
import { useDelivery, useLetters } from '#workbench/portal/outbox/mine.ts'
import { useTitle } from './use-title.ts'
import type { Waiting } from './waiting.tsx'

/** Sends what waits as soon as there is a line. Nobody who has nothing waiting sees it, or fetches what shows it. */
export function OutboxTool({ account }: { readonly account: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const titleOf = useTitle()
  const letters = useLetters(account)
  const Shown = useWaiting(letters.length > 0)
  const arrived = useCallback(
    (letter: Letter) => {
      toast.success(t('已同步：{{title}}', { title: titleOf(letter) }))
      void queries.invalidateQueries({ queryKey: [letter.resource] })
    },
    [t, titleOf, queries],
  )
  useDelivery(account, arrived)
  return Shown && <Shown account={account} letters={letters} />
}

function useWaiting(needed: boolean) {
  const [shown, setShown] = useState<typeof Waiting | null>(null)
  const bring = useCallback(() => {
    // Without a line it comes with the next one.
    import('./waiting.tsx').then(
      ({ Waiting }) => setShown(() => Waiting),
      () => {},
    )
  }, [])
  useEffect(() => whenExpected(bring), [bring])
  useEffect(() => {
    if (!needed || shown) return
    bring()
    addEventListener('online', bring)
    return () => removeEventListener('online', bring)
  }, [needed, shown, bring])
  return shown
}
