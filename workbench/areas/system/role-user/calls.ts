import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roleUserCalls } from '#domain/system/roles/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export interface Look {
  readonly roleId: string
  readonly search: string
  readonly departmentId?: string | null
  readonly current: number
  readonly size: number
}

/** Those who hold the role, or those who do not. */
export const usersQuery = (which: 'page' | 'candidates', { roleId, search, departmentId, ...page }: Look) =>
  queryOptions({
    queryKey: ['system.user-role', which, roleId, search, departmentId ?? null, page],
    queryFn: () =>
      ask(
        roleUserCalls[which],
        { roleId, ...page, ...(search && { search }), ...(departmentId && { departmentId }) },
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
  })

export const changeHolders = (body: {
  readonly roleId: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}) => ask(roleUserCalls.change, body)
