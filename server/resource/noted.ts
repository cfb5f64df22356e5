import type { AnyResource } from '#domain/kernel/resource.ts'
import { audit } from '#server/audit/audit.ts'
import type { Desk } from './serve.ts'

/**
 * Keeps in the audit chain what was done to a row of a resource that is `audited`. Of what changed only the
 * names are kept: the chain is read by more people than the row. Called last, for it holds the chain's lock.
 */
export async function noted(
  { label, title, audited, fields }: AnyResource,
  { db, house, person }: Desk,
  done: string,
  row: Readonly<Record<string, unknown>>,
  changed: readonly string[] = [],
): Promise<void> {
  if (!audited) return
  const labels = row.labels as Readonly<Record<string, string | null>> | undefined
  await audit(db, house, {
    tenantId: person.tenantId,
    account: person.account,
    action: `${done}${label}`,
    target: String(labels?.[title] ?? row[title] ?? label),
    ...(person.address && { address: person.address }),
    ...(changed.length > 0 && { detail: changed.map((name) => fields[name]?.label ?? name).join('、') }),
  })
}
