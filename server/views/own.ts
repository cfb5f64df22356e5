import { sql } from 'kysely'
import type { Database } from '#server/house.ts'
import type { PersonalCall } from '#server/route.ts'

/** One at a time with the views that a person has on a screen, so that the most of them holds under haste too. */
export const myOwn = (db: Database, { tenantId, person }: PersonalCall, screen: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${person.id} ${screen}`}, 0))`.execute(db)
