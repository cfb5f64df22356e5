import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Codes } from '#domain/system/second-factors/calls.ts'
import { ownQuery } from './calls.ts'

/** After a change: what one has is asked for anew, and new codes for the day of loss are shown. */
export function useProofChanges() {
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>([])
  const settled = async (brought?: Partial<Codes>) => {
    if (brought?.recoveryCodes?.length) setCodes(brought.recoveryCodes)
    await queries.invalidateQueries({ queryKey: ownQuery.queryKey })
  }
  return { codes, settled, putAway: () => setCodes([]) }
}

export type Settled = ReturnType<typeof useProofChanges>['settled']
