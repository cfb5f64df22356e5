import { queryOptions } from '@tanstack/react-query'
import { type Rule, secretFieldCalls } from '#domain/security/secret-fields/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const secretFields = 'security.secret-field'

/** How many fields of each resource are set for a role. */
export const setQuery = (roleId: string | null) =>
  queryOptions({
    queryKey: [secretFields, 'list', roleId],
    queryFn: () => ask(secretFieldCalls.list, { roleId: roleId ?? '' }, { quiet: true }),
    enabled: roleId !== null,
  })

export const rulesQuery = (roleId: string | null, resource: string | null) =>
  queryOptions({
    queryKey: [secretFields, 'rules', roleId, resource],
    queryFn: () =>
      ask(secretFieldCalls.one, { roleId: roleId ?? '', resource: resource ?? '' }, { quiet: true }),
    enabled: roleId !== null && resource !== null,
  })

export const saveRules = (roleId: string, resource: string, rules: readonly Rule[]) =>
  ask(secretFieldCalls.update, { roleId, resource, rules })
