import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { fieldsBehind } from '#domain/kernel/through.ts'
import { type FieldVisibility, secretFieldCalls } from '#domain/security/secret-fields/calls.ts'
import { ask } from '#workbench/http/ask.ts'

/** Whether nothing of a field is kept from the person: only then may it be searched and sorted by. */
export const seesWhole = ({ access, masked, titled }: FieldVisibility, name: string) =>
  access[name] !== 'hidden' && !masked.includes(name) && !titled.includes(name)

const sightQuery = (resource: string) =>
  queryOptions({
    queryKey: ['security.secret-field', 'mine', resource],
    queryFn: () => ask(secretFieldCalls.mine, { resource }, { quiet: true }),
    staleTime: 60_000,
  })

/** What the person sees of the fields of a resource, and may do to them; until the server has said, as declared. */
export function useFieldVisibility(resource: AnyResource): FieldVisibility {
  const { data } = useQuery(sightQuery(resource.name))
  return useMemo(() => data ?? declaredSight(resource), [data, resource])
}

/** Field by field: `hidden`, `masked`, `read`, `review`, `required` or `write`. */
export const useFieldAccess = (resource: AnyResource) => useFieldVisibility(resource).access

function declaredSight(resource: AnyResource): FieldVisibility {
  const all: (readonly [string, Field])[] = [
    ...Object.entries(resource.fields as Fields),
    ...fieldsBehind(resource),
  ]
  return {
    access: Object.fromEntries(
      all.map(([name, { presence }]) => [name, presence === 'system' ? 'read' : 'write']),
    ),
    masked: all.flatMap(([name, { masked }]) => (masked ? [name] : [])),
    titled: [],
  }
}
