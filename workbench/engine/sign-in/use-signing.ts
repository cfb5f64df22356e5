import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { act } from '#workbench/engine/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface OwnTurn {
  readonly id: string
  /** What the page of the turn sends along. */
  readonly challenge: string | null
}

/**
 * Signs in at a turn with what `tell` gathers, by a code that was read or without one; at once with `scanned`, the code
 * by which the page was opened. `problem` says what was in the way, until the next try.
 */
export function useSigning(
  turn: AnyResource,
  { id, challenge }: OwnTurn,
  tell: (code?: string) => Promise<Readonly<Record<string, unknown>>>,
  scanned?: string,
) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const signing = useMutation({
    mutationFn: async (code?: string) =>
      act(turn, { action: 'finish', id, answers: { ...(await tell(code)), challenge } }),
    onSuccess: () => toast.success(t('签到成功')),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [turn.name] })
      void queries.invalidateQueries({ queryKey: ['todos'] })
    },
  })
  const sign = useEffectEvent((code: string) => signing.mutate(code))
  useEffect(() => {
    if (scanned) sign(scanned)
  }, [scanned])
  return { sign: signing.mutate, busy: signing.isPending, problem: signing.error?.message }
}
