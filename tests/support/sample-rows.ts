import { resourceNamed, resources } from '#domain/index.ts'
import { type Field, type Fields, isNumeric } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'

/** A value that no other field holds, so that it is recognised wherever it should not be. */
export const secretValue = 'never-to-be-told'
export const maskedValue = '13899997777'

export type Sample = Readonly<Record<string, unknown>> & { readonly id: string }

/**
 * One row of every resource in a college, straight into the tables: what rights are asked about, whatever it means.
 * With `nth` 2 come others beside them, which point at one another.
 */
export async function sampleRows(
  db: Database,
  tenantId: string,
  nth = 1,
): Promise<ReadonlyMap<string, Sample>> {
  const made = new Map<string, Sample>()
  /** Whatever a row must point at stands before it. */
  async function make(resource: AnyResource) {
    if (made.has(resource.name) || (resource.singleton && nth > 1)) return
    for (const { target, presence } of Object.values(resource.fields as Fields))
      if (target && presence === 'required') await make(resourceNamed(target) as AnyResource)
    const row = sampleOf(resource, made, nth)
    await insertRows(db, resource, tenantId, [row])
    made.set(resource.name, row)
  }
  for (const resource of resources) await make(resource)
  return made
}

function sampleOf({ fields }: AnyResource, made: ReadonlyMap<string, Sample>, nth: number): Sample {
  const values = Object.entries(fields as Fields).map(([name, field]) => [
    name,
    sampleValue(name, field, made, nth),
  ])
  return { id: crypto.randomUUID(), ...Object.fromEntries(values) }
}

function sampleValue(name: string, field: Field, made: ReadonlyMap<string, Sample>, nth: number): unknown {
  const { kind, masked, secret, target = '', dictionary } = field
  if (secret) return nth > 1 ? `${secretValue}-${nth}` : secretValue
  if (masked) return maskedValue
  if (kind === 'reference') return made.get(target)?.id ?? null
  if (kind === 'choice' || kind === 'choices') {
    const [first = '1', ...others] = Object.keys(dictionary?.labels ?? {})
    return others[nth - 2] ?? first
  }
  if (isNumeric(kind)) return nth
  if (kind === 'yes-no') return true
  if (kind === 'date') return `2026-09-0${nth}`
  if (kind === 'moment') return `2026-09-0${nth}T08:00:00+08:00`
  return `${' tu'[nth]}-${name}`.slice(0, 10)
}
