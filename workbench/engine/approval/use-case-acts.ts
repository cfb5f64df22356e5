import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaseActed } from '#domain/workflow/asked.ts'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { sentOnce } from '#workbench/http/sent-once.ts'
import { actOnCase } from './calls.ts'
import { useForgetCases } from './use-forget-cases.ts'

/** The acts with a case, each sent once. Where somebody was faster, what they did is fetched and shown. */
export function useCaseActs({ resource }: Pick<CaseTrace, 'resource'>) {
  const forgetCases = useForgetCases()
  const [once] = useState(() => sentOnce())
  const forget = () => forgetCases(resource)
  const acting = useMutation({
    mutationFn: (asked: CaseActed) => once(asked, (headers) => actOnCase(asked, headers)),
    onSuccess: forget,
    onError: (error) => void (error instanceof HttpFailure && error.status === 409 && forget()),
  })
  return { act: acting.mutateAsync, busy: acting.isPending }
}

export type CaseActs = ReturnType<typeof useCaseActs>
