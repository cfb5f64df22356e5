import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Asked } from '#workbench/engine/asked.tsx'
import { isGone } from '#workbench/engine/is-gone.ts'
import { casesKey, noteRead, traceQuery, type WhichCase } from './calls.ts'
import { CaseView, type CaseViewProps } from './case-view.tsx'

interface CasePanelProps extends Pick<CaseViewProps, 'onDecided' | 'keys' | 'facts' | 'look'> {
  readonly which: WhichCase
  /** In its place where there is no case yet, or none that the reader may see. */
  readonly otherwise?: ReactNode
}

/** One case with all there is to see and to do. What waits for the reader counts as read from then on. */
export function CasePanel({ which, otherwise, ...view }: CasePanelProps) {
  const queries = useQueryClient()
  const query = useQuery(traceQuery(which))
  const id = query.data?.id
  useEffect(() => {
    if (!id) return
    void noteRead(id).then(() => queries.invalidateQueries({ queryKey: [...casesKey, 'inbox'] }))
  }, [id, queries])
  if (otherwise && isGone(query.error)) return otherwise
  return <Asked query={query}>{(trace) => <CaseView key={trace.id} trace={trace} {...view} />}</Asked>
}
