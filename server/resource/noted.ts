import type { AnyResource } from '#domain/kernel/resource.ts'
import { audit } from '#server/audit/audit.ts'
import { titleIn } from '#server/history/record.ts'
import type { Desk } from './serve.ts'

/**
 * Keeps in the audit chain what was done to a row of a resource that is `audited`. Of what changed only the
 * names are kept: the chain is read by more people than the row. Called last, for it holds the chain's lock.
 */
export async function noted(
  resource: AnyResource,
  { db, house, person }: Desk,
  done: string,
  row: Readonly<Record<string, unknown>>,
  changed: readonly string[] = [],
): Promise<void> {
  const { label, audited, fields } = resource
  if (!audited) return
  await audit(db, house, {
    tenantId: person.tenantId,
    account: person.account,
    action: `${done}${label}`,
    target: titleIn(resource, row),
    ...(person.address && { address: person.address }),
    ...(changed.length > 0 && { detail: changed.map((name) => fields[name]?.label ?? name).join('、') }),
  })
}
