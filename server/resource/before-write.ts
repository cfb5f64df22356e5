import { refuse } from '#domain/kernel/refusal.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { holdFiles } from '#server/files/hold.ts'
import { checkAcyclic } from './acyclic.ts'
import { checkCodes } from './codes.ts'
import type { Values } from './reading.ts'
import { checkReferences } from './references.ts'
import type { Served, WriteDesk } from './serve.ts'

/** Everything a write must pass before it touches its table. Returns all there is to set. */
export async function prepared(
  { resource, beforeWrite }: Served,
  id: string,
  input: Values,
  desk: WriteDesk,
): Promise<Values> {
  const next = { ...desk.current, ...input }
  // A new row has passed the rules with its schema.
  if (desk.current) checkRules(resource, next, Object.keys(input))
  await checkReferences(resource, input, desk)
  await checkCodes(resource, input, desk)
  await holdFiles(resource, id, input, desk)
  await checkAcyclic(resource, id, input, desk)
  return { ...input, ...(await beforeWrite?.(next, desk)) }
}

function checkRules(resource: Served['resource'], row: Values, changed: readonly string[]) {
  const broken = brokenRules(resource, row, changed).map(({ field, message }) => [field, message] as const)
  const [first] = broken
  if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(broken) })
}
