import { useQueryClient } from '@tanstack/react-query'
import { casesKey } from './calls.ts'

/** What was read of cases is asked for anew, once a row has moved and its case with it. */
export function useForgetCases() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: casesKey })
}
