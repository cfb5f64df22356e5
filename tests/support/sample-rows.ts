import { resourceNamed, resources } from '#domain/index.ts'
import { type Field, type Fields, isNumeric } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/house.ts'

/** A value that no other field holds, so that it is recognised wherever it should not be. */
export const secretValue = 'never-to-be-told'
export const maskedValue = '13899997777'

type Sample = Readonly<Record<string, unknown>> & { readonly id: string }

/** One row of every resource in a college, straight into the tables: what rights are asked about, whatever it means. */
export async function sampleRows(db: Database, tenantId: string): Promise<ReadonlyMap<string, Sample>> {
  const made = new Map<string, Sample>()
  /** Whatever a row must point at stands before it. */
  async function make(resource: AnyResource) {
    if (made.has(resource.name)) return
    for (const { target, presence } of Object.values(resource.fields as Fields))
      if (target && presence === 'required') await make(resourceNamed(target) as AnyResource)
    const row = sampleOf(resource, made)
    await insertRows(db, resource, tenantId, [row])
    made.set(resource.name, row)
  }
  for (const resource of resources) await make(resource)
  return made
}

function sampleOf({ fields }: AnyResource, made: ReadonlyMap<string, Sample>): Sample {
  const values = Object.entries(fields as Fields).map(([name, field]) => [
    name,
    sampleValue(name, field, made),
  ])
  return { id: crypto.randomUUID(), ...Object.fromEntries(values) }
}

function sampleValue(name: string, field: Field, made: ReadonlyMap<string, Sample>): unknown {
  const { kind, masked, secret, target = '', dictionary } = field
  if (secret) return secretValue
  if (masked) return maskedValue
  if (kind === 'reference') return made.get(target)?.id ?? null
  if (kind === 'choice' || kind === 'choices') return Object.keys(dictionary?.labels ?? {})[0] ?? '1'
  if (isNumeric(kind)) return 1
  if (kind === 'yes-no') return true
  if (kind === 'date') return '2026-09-01'
  if (kind === 'moment') return '2026-09-01T08:00:00+08:00'
  return `t-${name}`.slice(0, 10)
}
