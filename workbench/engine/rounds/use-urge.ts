import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { urge } from './calls.ts'
import { wordsOf } from './words.ts'

interface Asked {
  readonly roundId: string
  readonly groupIds: readonly string[]
  readonly waiting: number
}

/** Urges the students of some classes, or of all within reach, once it is confirmed. */
export function useUrge(rounds: Rounds) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const confirm = useConfirm()
  const urging = useMutation({
    mutationFn: ({ roundId, groupIds }: Asked) => urge(rounds, roundId, groupIds),
    onSuccess: ({ told, resting }) => {
      if (told > 0) toast.success(t('已催办 {{count}} 人', { count: told }))
      if (resting > 0) toast.info(t('{{count}} 人在 24 小时内催办过，未再次催办', { count: resting }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [rounds.turn.name] }),
  })
  const start = async (asked: Asked) => {
    const sure = await confirm({
      title: wordsOf(t, rounds).sure(asked.waiting),
      text: t('他们会收到提醒；24 小时内催办过的不再提醒。'),
      confirmText: t('催办'),
    })
    if (sure) urging.mutate(asked)
  }
  return { start, busy: urging.isPending }
}
