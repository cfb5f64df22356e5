import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '#design-system/toaster/toast.ts'
import type { OwnSign } from '#domain/dormitory/sign/calls.ts'
import { signRounds } from '#domain/dormitory/sign/rounds.ts'
import { act } from '#workbench/engine/calls.ts'
import { whereThisIs } from '#workbench/engine/sign-in/position.ts'

/** Signs in by the code at the bed, or without one by where the phone is; `problem` says what was in the way, until the next try. */
export function useSignIn({ id, challenge }: Pick<OwnSign, 'id' | 'challenge'>) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const signing = useMutation({
    mutationFn: async (bedCode?: string) => {
      const how = bedCode ? { bedCode } : await whereThisIs()
      return act(signRounds.turn, { action: 'finish', id, answers: { ...how, challenge } })
    },
    onSuccess: () => toast.success(t('签到成功')),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [signRounds.turn.name] })
      void queries.invalidateQueries({ queryKey: ['todos'] })
    },
  })
  return { signIn: signing.mutate, busy: signing.isPending, problem: signing.error?.message }
}
