import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design-system/toaster/toast.ts'
import { infoRounds } from '#domain/records/info-rounds.ts'
import { act } from '#workbench/engine/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Confirms the record for one round. What is lacking is said by the server. */
export function useConfirmRecord() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, confirmed }: { readonly id: string; readonly confirmed: string }) =>
      act(infoRounds.turn, { action: 'finish', id, answers: { confirmed } }),
    onSuccess: () => toast.success(t('已确认，感谢核对')),
    onError: (error) => toast.error(t(error.message)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [infoRounds.turn.name] })
      void queries.invalidateQueries({ queryKey: ['todos'] })
    },
  })
}
