import { followingFrom } from '#domain/kernel/form-rules.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import { cleanHtml } from '#server/core/clean-html.ts'
import type { Served, Unit, WriteUnit } from '#server/core/serve.ts'
import { holdFiles } from '#server/engine/files/hold.ts'
import { begunWith } from '#server/engine/flow/begun.ts'
import { checkAcyclic } from './acyclic.ts'
import type { Change } from './change.ts'
import { checkCodes } from './codes.ts'
import { copyFrom } from './copy-from.ts'
import type { Narrowing } from './narrowing.ts'
import type { Values } from './reading.ts'
import { type Missing, missingIn } from './references.ts'

/** What was looked up of the rows that these point at. */
interface Pointed {
  readonly missing: Missing
  readonly narrowing: Narrowing
}

/** What one row must pass before it touches its table, in this order. Returns all there is to set. */
export async function validateWrite(
  { resource, beforeWrite }: Served,
  { id, input: sent, current, about, filled = [] }: Change,
  unit: Unit & { readonly permission: string | null },
  { missing, narrowing }: Pointed,
): Promise<Values> {
  const input = cleaned(resource, sent)
  const writing = { ...unit, current }
  const { set, next } = await deriveFields(resource, input, writing)
  const whole = { ...emptyOf(resource), ...next }
  const faults = [
    ...brokenRules(resource, whole, current && Object.keys(set)).map(
      ({ field, message }) => [field, message] as const,
    ),
    ...[
      ...missingIn(resource, input, missing),
      ...narrowing(next, about, current && Object.keys(set)),
    ].filter(([name]) => !filled.includes(name)),
  ]
  const [first] = faults
  if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(faults) })
  await checkCodes(resource, set, writing)
  await holdFiles(resource, id, set, writing)
  await checkAcyclic(resource, id, set, unit)
  return { ...set, ...(await beforeWrite?.(next, writing)) }
}

/** Rich text as it will be kept, so that history tells of nothing else. */
const cleaned = ({ fields }: Served['resource'], input: Values): Values =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) =>
      fields[name]?.kind === 'rich-text' && typeof value === 'string'
        ? [name, cleanHtml(value)]
        : [name, value],
    ),
  )

/** What is to be set with all that follows from it by the declaration, and the row as it would be then. */
async function deriveFields(resource: Served['resource'], input: Values, unit: WriteUnit) {
  const begun = unit.current ? {} : await begunWith(resource, unit)
  const filled = { ...begun, ...input }
  const given = { ...filled, ...(await copyFrom(resource, filled, unit)) }
  const before = unit.current ?? emptyOf(resource)
  const touched = unit.current ? Object.keys(given) : Object.keys(before)
  const set = { ...given, ...followingFrom(resource, { ...before, ...given }, touched) }
  return { set, next: { ...unit.current, ...set } as Values }
}
