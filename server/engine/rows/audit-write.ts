import type { AnyResource } from '#domain/kernel/resource.ts'
import { audit } from '#server/core/audit/audit.ts'
import type { Unit } from '#server/core/serve.ts'
import { titleIn } from '#server/engine/history/record.ts'

/**
 * Keeps in the audit chain what was done to a row of a resource that is `audited`. Of what changed only the
 * names are kept: the chain is read by more people than the row. Called last, for it holds the chain's lock.
 */
export async function auditWrite(
  resource: AnyResource,
  { db, app, actor }: Unit,
  done: string,
  row: Readonly<Record<string, unknown>>,
  changed: readonly string[] = [],
): Promise<void> {
  const { label, audited, fields } = resource
  if (!audited) return
  await audit(db, app, {
    tenantId: actor.tenantId,
    account: actor.account,
    action: `${done}${label}`,
    target: titleIn(resource, row),
    ...(actor.address && { address: actor.address }),
    ...(changed.length > 0 && { detail: changed.map((name) => fields[name]?.label ?? name).join('、') }),
  })
}
