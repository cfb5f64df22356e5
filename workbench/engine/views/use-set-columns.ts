import { useQuery } from '@tanstack/react-query'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { View } from '#domain/kernel/view.ts'
import { columnsQuery } from '#workbench/engine/approval/calls.ts'
import { declaredView } from '#workbench/engine/layout.ts'

/** How a list looks until its reader arranges it: as it is declared, but for columns that the college has set for its process. */
export function useSetColumns(resource: AnyResource): { readonly view: View; readonly isPending: boolean } {
  const hasProcess = resource.flow?.approval !== undefined
  const { data = [], isPending } = useQuery({ ...columnsQuery(resource.name), enabled: hasProcess })
  const declared = declaredView(resource)
  const view = data.length > 0 ? { ...declared, columns: data.map((name) => ({ name })) } : declared
  return { view, isPending: hasProcess && isPending }
}
