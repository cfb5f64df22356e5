import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Page } from '#domain/kernel/page.ts'
import { http } from '#workbench/http/http.ts'

export interface Holder {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly kind: string
  readonly enabled: boolean
  readonly departmentName: string | null
}

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
      http<Page<Holder>>(`system/roleUser/${which}`, {
        query: {
          roleId,
          ...page,
          ...(search ? { search } : {}),
          ...(departmentId ? { departmentId } : {}),
        },
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  })

export const changeHolders = (body: {
  readonly roleId: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}) => http<null>('system/roleUser/update', { method: 'POST', body })
