import type { AnyResource } from '#domain/kernel/resource.ts'
import { audit } from '#server/core/audit/audit.ts'
import type { Unit } from '#server/core/serve.ts'
import { titleIn } from '#server/engine/history/record.ts'

interface Said {
  readonly action: string
  readonly target: string
  readonly detail?: string
}

/** Called last, for it holds the chain's lock. */
async function say({ audited }: AnyResource, { db, app, actor }: Unit, said: Said) {
  if (!audited) return
  const { tenantId, account, address } = actor
  await audit(db, app, { tenantId, account, ...said, ...(address && { address }) })
}

/**
 * Keeps in the audit chain what was done to a row of a resource that is `audited`. Of what changed only the
 * names are kept: the chain is read by more people than the row.
 */
export async function auditRow(
  resource: AnyResource,
  unit: Unit,
  done: string,
  row: Readonly<Record<string, unknown>>,
  changed: readonly string[] = [],
): Promise<void> {
  const detail = changed.map((name) => resource.fields[name]?.label ?? name).join('、')
  const said = { action: `${done}${resource.label}`, target: titleIn(resource, row) }
  await say(resource, unit, { ...said, ...(detail && { detail }) })
}

/** One entry in the audit chain for many rows: the rows themselves are in their history. */
export async function auditRows(resource: AnyResource, unit: Unit, done: string, count: number) {
  if (count > 0) await say(resource, unit, { action: `批量${done}${resource.label}`, target: `${count} 条` })
}
