import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/database/names.ts'
import type { Desk } from '#server/resource/serve.ts'

/** Nobody else changes these rows until it is done; always in the same order, so that two never wait for each other. */
export const lockRows = ({ db, person }: Desk, { name }: AnyResource, ids: readonly string[]) =>
  sql`select from ${sql.raw(quoted(name))} where tenant_id = ${person.tenantId} and id = any(${ids}::uuid[])
    order by id for update`.execute(db)
