import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '#design-system/toaster/toast.ts'
import type { OwnSignTask } from '#domain/student-service/sign-task/calls.ts'
import { signTasks } from '#domain/student-service/sign-task/rounds.ts'
import { asksPosition } from '#domain/student-service/sign-task/words.ts'
import { act } from '#workbench/engine/calls.ts'
import { whereThisIs } from '#workbench/engine/sign-in/position.ts'

/** Signs in with what the task asks for; `problem` says what was in the way, until the next try. */
export function useSign({ id, way, challenge }: Pick<OwnSignTask, 'id' | 'way' | 'challenge'>) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const signing = useMutation({
    mutationFn: async (turningCode?: string) => {
      const where = asksPosition(way) ? await whereThisIs() : {}
      const answers = { ...where, ...(turningCode && { turningCode }), challenge }
      return act(signTasks.turn, { action: 'finish', id, answers })
    },
    onSuccess: () => toast.success(t('签到成功')),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [signTasks.turn.name] })
      void queries.invalidateQueries({ queryKey: ['todos'] })
    },
  })
  return { sign: signing.mutate, busy: signing.isPending, problem: signing.error?.message }
}
