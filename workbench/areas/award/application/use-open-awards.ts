import { useQuery } from '@tanstack/react-query'
import { awardCalls } from '#domain/award/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Kept beside the applications: what is written there asks it again. */
export const useOpenAwards = () =>
  useQuery({
    queryKey: ['award.application', 'open'],
    queryFn: () => ask(awardCalls.open, undefined, { quiet: true }),
  })
