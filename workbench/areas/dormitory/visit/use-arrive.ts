import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design-system/toaster/toast.ts'
import { visitCalls } from '#domain/dormitory/visit/calls.ts'
import { visit } from '#domain/dormitory/visit/visit.ts'
import { whereThisIs } from '#workbench/engine/sign-in/position.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Signs in at a house from where the phone is; `problem` says what was in the way, until the next try. */
export function useArrive(challenge: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const arriving = useMutation({
    mutationFn: async (buildingId: string) =>
      ask(visitCalls.arrive, { buildingId, challenge, ...(await whereThisIs()) }, { quiet: true }),
    onSuccess: () => toast.success(t('签到成功，离开前请登记查寝结果')),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [visit.name] })
      void queries.invalidateQueries({ queryKey: ['todos'] })
    },
  })
  return {
    arrive: (id: string) => arriving.mutate(id),
    /** The house where it is being done. */
    busy: arriving.isPending ? arriving.variables : undefined,
    problem: arriving.error?.message,
  }
}
