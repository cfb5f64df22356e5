import { sql } from 'kysely'
import { belongingOf, isFor } from '#server/audience/audience.ts'
import { standing } from '#server/notices/mine.ts'
import type { Desk } from '#server/resource/serve.ts'

/** Those of these rows that stand before a person beside the screen of their resource. */
type Shown = (desk: Desk, ids: readonly string[]) => Promise<readonly string[]>

/** People read notices and find downloads among their own things, with no permission of any screen. */
export const shownElsewhere: Readonly<Record<string, Shown>> = {
  'system.notice': async ({ db, house, person: { id, tenantId } }, ids) => {
    const { rows } = await sql<{ id: string }>`select n.id
      ${standing(house, tenantId, await belongingOf(db, tenantId, id))} and n.id = any(${ids}::uuid[])`.execute(
      db,
    )
    return rows.map((row) => row.id)
  },
  'system.file-link': async ({ db, person: { id, tenantId } }, ids) => {
    const { rows } = await sql<{ id: string }>`select f.id from system_file_link f
      where f.tenant_id = ${tenantId} and f.id = any(${ids}::uuid[]) and f.published
        and ${isFor('f', await belongingOf(db, tenantId, id))}`.execute(db)
    return rows.map((row) => row.id)
  },
}
