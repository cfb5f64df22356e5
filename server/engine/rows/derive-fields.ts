import { computedFrom, followingFrom, takingFrom } from '#domain/kernel/form-rules.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import type { WriteUnit } from '#server/core/serve.ts'
import { begunWith } from '#server/engine/flow/begun.ts'
import { copyFrom } from './copy-from.ts'
import type { Values } from './reading.ts'

/** What is to be set with all that follows from it by the declaration, and the row as it would be then. */
export async function deriveFields(resource: AnyResource, input: Values, unit: WriteUnit) {
  const begun = unit.current ? {} : await begunWith(resource, unit)
  const filled = { ...begun, ...input }
  const given = { ...filled, ...(await copyFrom(resource, filled, unit)) }
  const before = unit.current ?? emptyOf(resource)
  const touched = unit.current ? Object.keys(given) : Object.keys(before)
  const set = { ...given, ...followingFrom(resource, { ...before, ...given }, touched) }
  return { set, next: { ...unit.current, ...set } as Values }
}

/**
 * What the hook set, with what is copied and computed from the part of it that it changed in `next`. What the hook set
 * itself stays, and a row of which it set all copies is not asked for them.
 */
export async function deriveFromHook(
  resource: AnyResource,
  next: Values,
  hooked: Values,
  unit: WriteUnit,
): Promise<Values> {
  const changed = Object.entries(hooked).filter(([name, value]) => (value ?? null) !== (next[name] ?? null))
  const settled = takingFrom(resource).flatMap(([name, takes]) =>
    Object.keys(takes).every((here) => here in hooked) ? [name] : [],
  )
  const pointed = Object.fromEntries(changed.filter(([name]) => !settled.includes(name)))
  const given = { ...(await copyFrom(resource, pointed, unit)), ...hooked }
  const touched = [
    ...changed.map(([name]) => name),
    ...Object.keys(given).filter((name) => !(name in hooked)),
  ]
  return { ...computedFrom(resource, { ...emptyOf(resource), ...next, ...given }, touched), ...given }
}
