import { sql } from 'kysely'
import { placedStates, recognisedStates } from '#domain/affairs/hardship/words.ts'
import type { Database } from '#server/core/app-context.ts'

export interface Used {
  readonly classId: string
  /** Places in use: of applications that the class has passed, and of those recognised. */
  readonly used: number
  readonly recognised: number
}

/** What each class uses of a batch, by the id of the class, as it stands now. */
export async function usedBy(
  db: Database,
  tenantId: string,
  batchId: string,
): Promise<ReadonlyMap<string, Used>> {
  const { rows } = await sql<Used>`select class_id as "classId", count(*)::int as used,
      count(*) filter (where state = any(${[...recognisedStates]}))::int as recognised
    from affairs_hardship where tenant_id = ${tenantId} and batch_id = ${batchId} and class_id is not null
      and state = any(${[...placedStates]}) group by class_id`.execute(db)
  return new Map(rows.map((row) => [row.classId, row]))
}
