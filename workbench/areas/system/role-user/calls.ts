import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Page } from '#domain/kernel/page.ts'
import { type RoleUser, roleUserCalls } from '#domain/system/roles/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** `beyond` counts holders whom the asker does not reach. */
type Users = Page<RoleUser> & { readonly beyond?: number }

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
    queryFn: async (): Promise<Users> => {
      const asked = { roleId, ...page, ...(search && { search }), ...(departmentId && { departmentId }) }
      return which === 'page'
        ? ask(roleUserCalls.page, asked, { quiet: true })
        : ask(roleUserCalls.candidates, asked, { quiet: true })
    },
    placeholderData: keepPreviousData,
  })

export const changeHolders = (body: {
  readonly roleId: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}) => ask(roleUserCalls.change, body)
