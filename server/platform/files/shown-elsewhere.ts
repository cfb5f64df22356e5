import { sql } from 'kysely'
import type { Unit } from '#server/engine/rows/serve.ts'
import { belongingOf, isFor } from '#server/personal/audience/audience.ts'
import { standing } from '#server/personal/notices/mine.ts'

/** Those of these rows that stand before a person beside the screen of their resource. */
type Shown = (unit: Unit, ids: readonly string[]) => Promise<readonly string[]>

/** People read notices and find downloads among their own things, with no permission of any screen. */
export const shownElsewhere: Readonly<Record<string, Shown>> = {
  'system.notice': async ({ db, app, actor: { id, tenantId } }, ids) => {
    const { rows } = await sql<{ id: string }>`select n.id
      ${standing(app, tenantId, await belongingOf(db, tenantId, id))} and n.id = any(${ids}::uuid[])`.execute(
      db,
    )
    return rows.map((row) => row.id)
  },
  // Templates and marks are for everybody who works here.
  'system.file': async ({ db, actor: { tenantId } }, ids) => {
    const { rows } = await sql<{ id: string }>`select id from system_file
      where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) and enabled`.execute(db)
    return rows.map((row) => row.id)
  },
  'system.file-link': async ({ db, actor: { id, tenantId } }, ids) => {
    const { rows } = await sql<{ id: string }>`select f.id from system_file_link f
      where f.tenant_id = ${tenantId} and f.id = any(${ids}::uuid[]) and f.published
        and ${isFor('f', await belongingOf(db, tenantId, id))}`.execute(db)
    return rows.map((row) => row.id)
  },
}
