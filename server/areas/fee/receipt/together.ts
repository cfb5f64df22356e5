import { sql } from 'kysely'
import type { Unit } from '#server/core/serve.ts'
import { issue } from './coming.ts'
import { linesWithout } from './lines.ts'
import type { Written } from './write.ts'

/** Receipts of what came in together at the desk: one for each body that the money belongs to. */
export async function issueTogether(unit: Unit, ids: readonly string[]): Promise<readonly Written[]> {
  const lines = await linesWithout(unit.db, unit.actor.tenantId, sql`l.id = any(${ids}::uuid[])`)
  const at = unit.app.now()
  const drafts = [...Map.groupBy(lines, ({ bodyId }) => bodyId).values()]
  return issue(
    unit,
    drafts.map((some) => ({ lines: some, at })),
  )
}
