import { followingFrom } from '#domain/kernel/conduct.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import { holdFiles } from '#server/files/hold.ts'
import { checkAcyclic } from './acyclic.ts'
import { checkCodes } from './codes.ts'
import type { Values } from './reading.ts'
import { checkReferences } from './references.ts'
import type { Served, WriteDesk } from './serve.ts'
import { takenBy } from './taken.ts'

/** Everything a write must pass before it touches its table. Returns all there is to set. */
export async function prepared(
  { resource, beforeWrite }: Served,
  id: string,
  input: Values,
  desk: WriteDesk,
): Promise<Values> {
  const { set, next } = await settled(resource, input, desk)
  // A new row has passed the rules with its schema.
  if (desk.current) checkRules(resource, next, Object.keys(set))
  await checkReferences(resource, input, desk)
  await checkCodes(resource, set, desk)
  await holdFiles(resource, id, set, desk)
  await checkAcyclic(resource, id, set, desk)
  return { ...set, ...(await beforeWrite?.(next, desk)) }
}

/** What is to be set with all that follows from it by the declaration, and the row as it would be then. */
export async function settled(resource: Served['resource'], input: Values, desk: WriteDesk) {
  const given = { ...input, ...(await takenBy(resource, input, desk)) }
  const before = desk.current ?? emptyOf(resource)
  const touched = desk.current ? Object.keys(given) : Object.keys(before)
  const set = { ...given, ...followingFrom(resource, { ...before, ...given }, touched) }
  return { set, next: { ...desk.current, ...set } as Values }
}

function checkRules(resource: Served['resource'], row: Values, changed: readonly string[]) {
  const broken = brokenRules(resource, row, changed).map(({ field, message }) => [field, message] as const)
  const [first] = broken
  if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(broken) })
}
