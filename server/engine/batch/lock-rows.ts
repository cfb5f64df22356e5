import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'

/** Nobody else changes these rows until it is done; always in the same order, so that two never wait for each other. */
export const lockRows = ({ db, actor }: Unit, { name }: AnyResource, ids: readonly string[]) =>
  sql`select from ${sql.raw(quoted(name))} where tenant_id = ${actor.tenantId} and id = any(${ids}::uuid[])
    order by id for update`.execute(db)
