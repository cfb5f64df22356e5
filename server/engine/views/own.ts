import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import type { PersonalCall } from '#server/core/route.ts'

/** One at a time with the views that a person has on a screen, so that the most of them holds under haste too. */
export const myOwn = (db: Database, { tenantId, actor }: PersonalCall, screen: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${actor.id} ${screen}`}, 0))`.execute(db)
