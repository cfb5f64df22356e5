import type { WatchedWall } from '#domain/system/wall/calls.ts'
import { wall } from '#domain/system/wall.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'

/** How each display of a college does, by name. */
export const watchedWalls = ({ db }: AppContext, tenantId: string): Promise<readonly WatchedWall[]> =>
  table(wall, db, tenantId).list({}, ['id', 'name', 'state', 'showing', 'look', 'lastSeenAt'], {
    order: ['name'],
  })
