import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design-system/toaster/toast.ts'
import { heard } from '#domain/kernel/phrase.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Decided } from '#domain/system/field-reviews/calls.ts'
import type { Values } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { pass, reviewsKey, turnDown } from './calls.ts'

interface Decision {
  readonly ids: readonly string[]
  /** Of a refusal: why. */
  readonly answers?: Values
}

/** Passes or refuses changes that were asked for, and says what came of it. */
export function useDecision({ name }: AnyResource, onDone: () => void) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, answers }: Decision) => (answers ? turnDown(ids, answers) : pass(ids)),
    onSuccess: ({ done, failed }: Decided) => {
      if (done > 0) toast.success(t('已处理 {{count}} 条', { count: done }))
      for (const each of failed) toast.error(t(heard(each)))
      onDone()
    },
    // What is wrong with a refusal is said in its form.
    onError: (error, { answers }) => answers || toast.error(t(error.message)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: reviewsKey })
      void queries.invalidateQueries({ queryKey: [name] })
    },
  })
}
