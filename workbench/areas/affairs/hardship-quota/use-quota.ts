import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design-system/toaster/toast.ts'
import type { Call } from '#domain/kernel/call.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export const quotaKey = ['affairs.hardship-quota', 'tree']

/** Changes places; what is shown of them is asked again, also where somebody else was faster. */
export function useQuota<Input extends object>(call: Call<Input, null>, done: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    // A refusal is shown in the dialog.
    mutationFn: (input: Input) => ask<Input, null>(call, input as never, { quiet: true }),
    onSuccess: () => toast.success(t(done)),
    onSettled: () => queries.invalidateQueries({ queryKey: quotaKey }),
  })
}
