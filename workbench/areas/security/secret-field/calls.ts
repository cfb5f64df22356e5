import { queryOptions } from '@tanstack/react-query'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import { http } from '#workbench/http/http.ts'

export interface Rule {
  readonly field: string
  readonly access: FieldAccess
  /** Of a masked text, how many characters stay; null for what its kind keeps. */
  readonly first: number | null
  readonly last: number | null
}

export interface Rules {
  readonly rules: readonly Rule[]
  /** What stays of a masked field by its declaration: characters at the beginning and at the end. */
  readonly usual: Readonly<Record<string, readonly [number, number]>>
}

export const secretFields = 'security.secret-field'

/** How many fields of each resource are set for a role. */
export const setQuery = (roleId: string | null) =>
  queryOptions({
    queryKey: [secretFields, 'list', roleId],
    queryFn: () =>
      http<readonly { resource: string; count: number }[]>('security/secretField/list', {
        query: { roleId },
        quiet: true,
      }),
    enabled: roleId !== null,
  })

export const rulesQuery = (roleId: string | null, resource: string | null) =>
  queryOptions({
    queryKey: [secretFields, 'rules', roleId, resource],
    queryFn: () => http<Rules>('security/secretField/getOne', { query: { roleId, resource }, quiet: true }),
    enabled: roleId !== null && resource !== null,
  })

export const saveRules = (roleId: string, resource: string, rules: readonly Rule[]) =>
  http<null>('security/secretField/update', { method: 'POST', body: { roleId, resource, rules } })
