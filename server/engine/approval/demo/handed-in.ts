import type { AnyResource } from '#domain/kernel/resource.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { referenceDay } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { asColumns } from '#server/engine/rows/put-rows.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { handIn } from '../begin.ts'

/**
 * For the demo college: keeps the row as it would stand once this account has handed it in, and begins its case. Its values
 * are in the shape of the wire, as those of `demoRowsIn`: `'20.00'`, `'2026-11-20 10:00:00'`.
 */
export async function handedIn(
  app: AppContext,
  tenantId: string,
  resource: AnyResource,
  row: { readonly id: string },
  by: { readonly userId: string; readonly userName: string },
): Promise<void> {
  const { db } = app
  const values = { ...asColumns(resource.fields, row), id: row.id }
  await insertRows(db, resource, tenantId, [values], { by: by.userId, at: new Date(referenceDay) })
  await deriveCopies({ db, tenantId }, resource, [row.id])
  const actor = {
    id: by.userId,
    tenantId,
    account: 'demo',
    name: by.userName,
    roles: [],
    granted: noDuties,
  }
  const kept = await readerOf(resource).kept({ db, app, actor }, row.id)
  if (kept) await handIn({ db, app, actor }, resource, kept)
}
