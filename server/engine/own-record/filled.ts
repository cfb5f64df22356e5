import type { Field, Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { lackingIn } from '#domain/system/own-fields/rules.ts'
import type { Unit } from '#server/core/serve.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { ownRules } from './rules.ts'

/** The labels of the fields that the college wants filled in somebody's own row, and that are not. */
export async function lackingOf(unit: Unit, resource: AnyResource, id: string): Promise<readonly string[]> {
  const row = (await readerOf(resource).kept(unit, id)) ?? refuse({ type: 'not-found' })
  const rules = await ownRules(unit.db, unit.actor.tenantId, resource)
  const lacking = lackingIn(rules, row as unknown as Readonly<Record<string, unknown>>)
  return lacking.map((name) => ((resource.fields as Fields)[name] as Field).label)
}
