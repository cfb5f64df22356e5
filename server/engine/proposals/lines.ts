import { sql } from 'kysely'
import { sentence } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Proposals } from '#domain/kits/proposals/proposals.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { quoted } from '#server/core/database/names.ts'
import { rowsIn } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import type { ComputedLine, Given } from './work.ts'

export interface Line extends Given {
  readonly id: string
  readonly state: string
}

/** The rows of a proposal that have a target, in the order of their subjects, locked until the end of the transaction. */
export async function givenIn(unit: Unit, of: Proposals, proposalId: string): Promise<readonly Line[]> {
  const { db, actor } = unit
  const [subject, target] = [sql.raw(quoted(of.subject)), sql.raw(quoted(of.target))]
  const { rows } = await sql<Line>`select r.id, r.${subject} as subject, r.${target} as target,
      r.state ${rowsIn(of.lines, actor.tenantId)}
    and r.proposal_id = ${proposalId} and r.${target} is not null order by r.id for update`.execute(db)
  return rows
}

/** A proposal is worked on as a whole: an actor who reaches only part of its rows with this permission is refused. */
export async function refuseBeyond(
  { db, actor }: Unit,
  { lines, proposal }: Proposals,
  proposalId: string,
  verb: string,
): Promise<void> {
  const reach = scopeFilter(lines, actor, `${proposal.name}:${verb}`)()
  const { rows } = await sql`select ${rowsIn(lines, actor.tenantId)}
    and r.proposal_id = ${proposalId} and not coalesce(${reach}, false) limit 1`.execute(db)
  if (rows.length > 0) refuse({ type: 'forbidden', message: '方案中有不在您管理范围内的人员，不能整体办理' })
}

/** What is locked by hand: subject to target, null for one who is left out. */
export async function keptIn({ db, actor }: Unit, of: Proposals, proposalId: string) {
  const [subject, target] = [sql.raw(quoted(of.subject)), sql.raw(quoted(of.target))]
  const { rows } = await sql<{ subject: string; target: string | null }>`select r.${subject} as subject,
      r.${target} as target ${rowsIn(of.lines, actor.tenantId)}
    and r.proposal_id = ${proposalId} and r.locked order by r.id for update`.execute(db)
  return new Map(rows.map((row) => [row.subject, row.target]))
}

/** Puts computed rows in the place of those that nobody has locked. */
export async function replaceLines(
  unit: Unit,
  { lines, subject, target }: Proposals,
  proposalId: string,
  computed: readonly ComputedLine[],
): Promise<void> {
  const { db, app, actor } = unit
  await sql`delete ${rowsIn(lines, actor.tenantId)} and r.proposal_id = ${proposalId}
    and not coalesce(r.locked, false)`.execute(db)
  const rows = computed.map(({ subject: who, target: what, because, lacking }) => ({
    ...{ id: newId(), proposalId, [subject]: who, [target]: what },
    ...{ because: because.join(',') || null, lacking, locked: false },
    state: what ? 'proposed' : 'lacking',
  }))
  await insertRows(db, lines, actor.tenantId, rows, { by: actor.id, at: app.now() })
  await deriveCopies(
    { db, tenantId: actor.tenantId },
    lines,
    rows.map(({ id }) => id),
  )
}

/** Rows of one state go into another; `refused` says why, by the id of the row. */
export async function settleLines(
  { db, app, actor }: Unit,
  { lines }: Proposals,
  ids: readonly string[],
  state: string,
  refused: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const why = JSON.stringify(
    ids.map((id) => ({ id, why: sentence(refused.get(id) ?? '').slice(0, 300) || null })),
  )
  await sql`update ${sql.raw(quoted(lines.name))} r set state = ${state}, refused = w.why, revision = r.revision + 1,
      updated_at = ${app.now()}, updated_by = ${actor.id}
    from jsonb_to_recordset(${why}::jsonb) as w(id uuid, why text)
    where r.tenant_id = ${actor.tenantId} and r.id = w.id`.execute(db)
}

/** How many have something, and how many have not. */
export async function countLines({ db, actor }: Unit, { lines }: Proposals, proposalId: string) {
  const { rows } = await sql<{ placed: number; lacking: number }>`select
      count(*) filter (where r.state in ('proposed', 'applied'))::int as placed,
      count(*) filter (where r.state in ('lacking', 'leftOut', 'refused'))::int as lacking
    ${rowsIn(lines, actor.tenantId)} and r.proposal_id = ${proposalId}`.execute(db)
  return rows[0] ?? { placed: 0, lacking: 0 }
}

/** The rows of a proposal that will not be carried out. */
export async function dropLines({ db, app, actor }: Unit, { lines }: Proposals, proposalId: string) {
  await sql`update ${sql.raw(quoted(lines.name))} r set state = 'dropped', revision = r.revision + 1,
      updated_at = ${app.now()}, updated_by = ${actor.id}
    where r.tenant_id = ${actor.tenantId} and r.proposal_id = ${proposalId}`.execute(db)
}
