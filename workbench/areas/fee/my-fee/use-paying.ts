import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { toast } from '#design-system/toaster/toast.ts'
import type { orderAsked } from '#domain/fee/mine/asked.ts'
import { myFeeCalls } from '#domain/fee/mine/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { ownFeesQuery } from './queries.ts'

export interface Paying {
  readonly busy: boolean
  readonly pay: (asked: z.input<typeof orderAsked>) => void
  readonly cancel: (id: string) => void
}

/** One act at a time; whatever comes of it, everything is asked anew. */
export function usePaying(): Paying {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = (work: () => Promise<{ readonly failure: string | null }>) => {
    setBusy(true)
    work()
      .then(({ failure }) => failure && toast.error(t('支付平台没有受理：{{why}}', { why: failure })))
      .catch((error: Error) => toast.error(t(error.message)))
      .finally(() => client.invalidateQueries(ownFeesQuery).finally(() => setBusy(false)))
  }
  return {
    busy,
    pay: (asked) => act(() => ask(myFeeCalls.order, asked, { quiet: true })),
    cancel: (id) => act(() => ask(myFeeCalls.cancel, { id }, { quiet: true })),
  }
}
