import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { leaveApplication } from '#domain/leave/application.ts'
import { leaveCalls } from '#domain/leave/calls.ts'
import { FormDesigns } from '#workbench/engine/form-design.ts'
import { WaitingLines } from '#workbench/engine/waiting-lines.tsx'
import { ask } from '#workbench/http/ask.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { designed } from './designed.ts'

/** Forms of applications within ask what the kind of leave asks. They wait for the designs, or for word that none come. */
export function WithDesigns({ children }: { readonly children: ReactNode }) {
  const files = usePermission()(leaveCalls.forms.access)
  const { data, isLoading } = useQuery({
    queryKey: ['leave.form-field', 'mine'],
    queryFn: () => ask(leaveCalls.forms, undefined, { quiet: true }),
    staleTime: 60_000,
    enabled: files,
  })
  const designs = useMemo(() => ({ [leaveApplication.name]: designed(data ?? []) }), [data])
  return isLoading ? <WaitingLines /> : <FormDesigns value={designs}>{children}</FormDesigns>
}
