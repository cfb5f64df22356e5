import { checkOutReason } from '#domain/dormitory/check-out/reason.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'

const reasons = [
  { code: 'outside', name: '办理走读', endReason: 'outside' },
  { code: 'internship', name: '外出实习', endReason: 'checkout' },
  { code: 'suspension', name: '休学', endReason: 'suspension' },
  { code: 'health', name: '身体原因', endReason: 'checkout' },
  { code: 'graduation', name: '毕业离校', endReason: 'graduation' },
  { code: 'other', name: '其他', endReason: 'checkout' },
] as const

/** The reasons that a college begins with; one that has reasons keeps its own. */
export async function installCheckOutReasons(db: Database, tenantId: string): Promise<void> {
  if (await table(checkOutReason, db, tenantId).exists({})) return
  const rows = reasons.map((reason, at) => ({ ...reason, id: newId(), sort: at + 1, enabled: true }))
  await insertRows(db, checkOutReason, tenantId, rows)
}
