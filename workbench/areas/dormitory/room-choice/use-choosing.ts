import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import { roomChoiceCalls } from '#domain/dormitory/room-choice/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { offersKey } from './queries.ts'

export interface Choosing {
  readonly busy: boolean
  readonly hold: (bedId: string) => void
  readonly confirm: () => void
  readonly release: () => void
}

/** One act at a time; whatever comes of it, the offer is asked anew, for others choose meanwhile. */
export function useChoosing(): Choosing {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = (work: () => Promise<unknown>, done?: string) => {
    setBusy(true)
    work()
      .then(() => done && toast.success(done))
      .catch((error: Error) => toast.error(t(error.message)))
      .finally(() => client.invalidateQueries({ queryKey: offersKey }).finally(() => setBusy(false)))
  }
  return {
    busy,
    hold: (bedId) => act(() => ask(roomChoiceCalls.hold, { bedId }, { quiet: true })),
    confirm: () => act(() => ask(roomChoiceCalls.confirm, undefined, { quiet: true }), t('床位已选定')),
    release: () => act(() => ask(roomChoiceCalls.release, undefined, { quiet: true })),
  }
}
