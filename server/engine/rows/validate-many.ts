import { sql } from 'kysely'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { emptyOf } from '#domain/kernel/schema.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { tableNamed } from '#server/core/tables.ts'
import { holdFiles } from '#server/engine/files/hold.ts'
import { checkAcyclic } from './acyclic.ts'
import { checkCodes } from './codes.ts'
import { checkWritable } from './field-visibility.ts'
import { lookUpReach } from './looking-up.ts'
import type { Row, Values } from './reading.ts'
import { deriveFields } from './validate-write.ts'

export interface Change {
  readonly id: string
  readonly input: Values
  /** Undefined when it is new. */
  readonly current: Row | undefined
}

type Prepared = (Change & { readonly next: Values }) | { readonly id: string; readonly refused: Refused }

/**
 * Everything that many writes must pass before they touch their table, each by itself; the references of all are
 * looked at together. `next` is all there is to set.
 */
export async function validateMany(
  served: Served,
  unit: Unit,
  changes: readonly Change[],
): Promise<readonly Prepared[]> {
  const missing = await missingReferences(served.resource, unit, changes)
  const prepared: Prepared[] = []
  for (const change of changes) {
    try {
      prepared.push({ ...change, next: await preparedOne(served, unit, change, missing) })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      prepared.push({ id: change.id, refused: error })
    }
  }
  return prepared
}

type Missing = ReadonlyMap<string, ReadonlySet<unknown>>

async function preparedOne(
  { resource, beforeWrite }: Served,
  unit: Unit,
  { id, input, current }: Change,
  missing: Missing,
): Promise<Values> {
  const { set, next: whole } = await deriveFields(resource, input, { ...unit, current })
  const faults = [
    ...brokenRules(resource, { ...emptyOf(resource), ...whole }, current && Object.keys(set)).map(
      ({ field, message }) => [field, message] as const,
    ),
    ...[...missing].flatMap(([name, gone]) =>
      gone.has(input[name]) ? [[name, `${resource.fields[name].label}不存在`] as const] : [],
    ),
  ]
  const [first] = faults
  if (first) throw new Refused({ type: 'invalid', message: first[1], fields: Object.fromEntries(faults) })
  await checkCodes(resource, set, { ...unit, current })
  await holdFiles(resource, id, set, { ...unit, current })
  await checkWritable(unit.db, unit.actor, resource, input, current ? 'update' : 'add')
  await checkAcyclic(resource, id, set, unit)
  return { ...set, ...(await beforeWrite?.(whole, { ...unit, current })) }
}

/** Of each reference the ids that are not there, or that the asker may not look up. */
async function missingReferences(
  { fields }: AnyResource,
  { db, actor }: Unit,
  changes: readonly Change[],
): Promise<Missing> {
  const pointing = Object.entries(fields as Fields).filter(([, { kind }]) => kind === 'reference')
  const missing = new Map<string, ReadonlySet<unknown>>()
  for (const [name, { target = '' }] of pointing as [string, Field][]) {
    const asked = new Set(changes.map(({ input }) => input[name]).filter((id) => id != null))
    if (asked.size === 0) continue
    const reached = lookUpReach(tableNamed(target), actor)
    const { rows } = await sql<{ id: string }>`select r.id from ${sql.raw(quoted(target))} r
      where r.tenant_id = ${actor.tenantId} and r.id = any(${[...asked]}::uuid[]) and ${reached()}`.execute(
      db,
    )
    for (const { id } of rows) asked.delete(id)
    missing.set(name, asked)
  }
  return missing
}
