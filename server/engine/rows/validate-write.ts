import { refuse } from '#domain/kernel/refusal.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import { cleanHtml } from '#server/core/clean-html.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { holdFiles } from '#server/engine/files/hold.ts'
import { checkAcyclic } from './acyclic.ts'
import type { Change } from './change.ts'
import { checkCodes } from './codes.ts'
import { deriveFields, deriveFromHook } from './derive-fields.ts'
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
  const hooked = await beforeWrite?.(next, writing)
  return hooked ? { ...set, ...(await deriveFromHook(resource, next, hooked as Values, writing)) } : set
}

/** Rich text as it will be kept, so that history tells of nothing else. */
function cleaned({ fields }: Served['resource'], input: Values): Values {
  const kept: Record<string, unknown> = { ...input }
  for (const name in kept) {
    const value = kept[name]
    if (fields[name]?.kind === 'rich-text' && typeof value === 'string') kept[name] = cleanHtml(value)
  }
  return kept
}
