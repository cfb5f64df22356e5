import { followingFrom } from '#domain/kernel/form-rules.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import type { Served, WriteUnit } from '#server/core/serve.ts'
import { holdFiles } from '#server/engine/files/hold.ts'
import { checkAcyclic } from './acyclic.ts'
import { checkCodes } from './codes.ts'
import { copyFrom } from './copy-from.ts'
import type { Values } from './reading.ts'
import { checkReferences } from './references.ts'

/** Everything a write must pass before it touches its table. Returns all there is to set. */
export async function validateWrite(
  { resource, beforeWrite }: Served,
  id: string,
  input: Values,
  unit: WriteUnit,
): Promise<Values> {
  const { set, next } = await deriveFields(resource, input, unit)
  // A new row has passed the rules with its schema.
  if (unit.current) checkRules(resource, next, Object.keys(set))
  await checkReferences(resource, input, unit)
  await checkCodes(resource, set, unit)
  await holdFiles(resource, id, set, unit)
  await checkAcyclic(resource, id, set, unit)
  return { ...set, ...(await beforeWrite?.(next, unit)) }
}

/** What is to be set with all that follows from it by the declaration, and the row as it would be then. */
export async function deriveFields(resource: Served['resource'], input: Values, unit: WriteUnit) {
  const given = { ...input, ...(await copyFrom(resource, input, unit)) }
  const before = unit.current ?? emptyOf(resource)
  const touched = unit.current ? Object.keys(given) : Object.keys(before)
  const set = { ...given, ...followingFrom(resource, { ...before, ...given }, touched) }
  return { set, next: { ...unit.current, ...set } as Values }
}

function checkRules(resource: Served['resource'], row: Values, changed: readonly string[]) {
  const broken = brokenRules(resource, row, changed).map(({ field, message }) => [field, message] as const)
  const [first] = broken
  if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(broken) })
}
