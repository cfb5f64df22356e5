import type { Field, Fields } from './field.ts'
import type { AnyResource } from './resource.ts'

/**
 * Whether several rows may be given the same value of a field at once: what a person fills, and what neither names a
 * row nor belongs to one person or row alone.
 */
export function mayBeShared({ fields, title, tellsApart, unique = [] }: AnyResource, name: string): boolean {
  const { presence, secret, masked, individual }: Field = fields[name]
  const alone = (unique as readonly (readonly string[])[]).some(
    (group) => group.length === 1 && group[0] === name,
  )
  return (
    presence !== 'system' &&
    !secret &&
    !masked &&
    !individual &&
    !alone &&
    name !== title &&
    name !== tellsApart
  )
}

/** The fields of a resource that several rows may be given at once. */
export const sharedFields = (resource: AnyResource): readonly (readonly [string, Field])[] =>
  Object.entries(resource.fields as Fields).filter(([name]) => mayBeShared(resource, name))
