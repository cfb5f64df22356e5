import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { workflowEvent } from '#domain/workflow/case-event.ts'
import type { Definition } from '#domain/workflow/definition.ts'
import { workflowVersion } from '#domain/workflow/version.ts'
import type { ApprovalEvent } from '#machines/approval/approval.events.ts'
import { type Case, replay } from '#machines/approval/decide.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'

/** A case as it is kept, with what its events come to. */
export interface KeptCase {
  readonly id: string
  readonly title: string
  readonly modelId: string
  readonly version: number
  /** The latest published version of its model. */
  readonly latest: number
  readonly resource: string
  readonly rowId: string
  readonly starterId: string
  readonly studentId: string | null
  readonly definition: Definition
  /** What its events come to. */
  readonly found: Case
  readonly events: readonly ApprovalEvent[]
}

/** A published version of a model. */
export async function definitionOf(
  { db, actor }: Unit,
  modelId: string,
  version: number,
): Promise<Definition> {
  const row = await table(workflowVersion, db, actor.tenantId).get({ modelId, version }, ['definition'])
  return JSON.parse(row?.definition ?? refuse({ type: 'not-found' })) as Definition
}

type Kept = Omit<KeptCase, 'definition' | 'found' | 'events'> & { readonly definition: string }

/** The case, read anew from its events; locked, nobody else changes it until the end of the transaction. */
export async function caseOf({ db, actor }: Unit, id: string, { lock = false } = {}): Promise<KeptCase> {
  const { rows } = await sql<Kept>`select c.id, c.title, c.model_id as "modelId", c.version,
      m.version as latest, c.resource, c.row_id as "rowId", c.starter_id as "starterId", c.student_id as "studentId", v.definition
    from workflow_case c
    join ${behind('workflow_model m', 'c.model_id')}
    join ${behind('workflow_version v', 'c.model_id', 'model_id')} and v.version = c.version
    where c.tenant_id = ${actor.tenantId} and c.id = ${id} ${lock ? sql`for update of c` : sql``}`.execute(db)
  const kept = rows[0] ?? refuse({ type: 'not-found' })
  const found = await sql<{ event: string }>`select event from workflow_event
    where tenant_id = ${actor.tenantId} and case_id = ${id} order by serial`.execute(db)
  const events = found.rows.map(({ event }) => JSON.parse(event) as ApprovalEvent)
  return { ...kept, definition: JSON.parse(kept.definition), events, found: replay(events) }
}

/** Adds what happened to the log. The case is locked, so that the numbers follow one another. */
export async function append(
  { db, app, actor }: Unit,
  { id, found }: KeptCase,
  events: readonly ApprovalEvent[],
) {
  const rows = events.map((event, at) => ({
    id: newId(),
    caseId: id,
    serial: found.context.length + at + 1,
    type: event.type,
    event: JSON.stringify(event),
    address: actor.address?.slice(0, 64) ?? null,
    at: app.now().toISOString(),
  }))
  await insertRows(db, workflowEvent, actor.tenantId, rows, { by: actor.id, at: app.now() })
}
