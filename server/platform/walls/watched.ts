import type { WatchedWall } from '#domain/system/wall/calls.ts'
import { wall } from '#domain/system/wall.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'

const fields = ['id', 'name', 'state', 'showing', 'look', 'lastSeenAt'] as const

/** How each display of a college does, by name, as this person may see it. */
export async function watchedWalls({ db }: AppContext, actor: Actor): Promise<readonly WatchedWall[]> {
  const mask = await maskerFor(db, actor, wall)
  const rows = await table(wall, db, actor.tenantId).list({}, fields, { order: ['name'] })
  return rows.map((row) => ({ ...mask(row), id: row.id }))
}
