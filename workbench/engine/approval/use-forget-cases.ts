import { useQueryClient } from '@tanstack/react-query'
import { casesKey } from './calls.ts'

/** What was read of cases is asked for anew, and of `more` resources, once a row has moved and its case with it. */
export function useForgetCases() {
  const queries = useQueryClient()
  return (...more: readonly string[]) =>
    Promise.all(
      [casesKey, ['todos'], ['desktop'], ...more.map((one) => [one])].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}
