import { sql } from 'kysely'
import { lines } from '#domain/system/lines.ts'
import type { CaseTrace } from '#domain/workflow/calls.ts'
import { usualPhrases } from '#domain/workflow/case-asks.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'

/** What people write most in this process, and what the asker has noted for themselves. */
export async function phrasesOf({ db, actor }: Unit, modelId: string): Promise<CaseTrace['phrases']> {
  const { rows } = await sql<{ process: string | null; own: string | null }>`select m.phrases as process,
      (select p.lines from workflow_phrases p where p.tenant_id = m.tenant_id and p.person_id = ${actor.id}) as own
    from workflow_model m where m.tenant_id = ${actor.tenantId} and m.id = ${modelId}`.execute(db)
  const process = lines(rows[0]?.process)
  return { process: process.length > 0 ? process : usualPhrases, own: lines(rows[0]?.own) }
}

/** Keeps the asker's own, in place of those before. */
export async function setPhrases({ db, app, actor }: Unit, phrases: readonly string[]): Promise<null> {
  const [at, text] = [app.now().toISOString(), phrases.join('\n') || null]
  await sql`insert into workflow_phrases
      (tenant_id, id, person_id, lines, revision, created_at, created_by, updated_at, updated_by)
    values (${actor.tenantId}, ${newId()}, ${actor.id}, ${text}, 1, ${at}, ${actor.id}, ${at}, ${actor.id})
    on conflict (tenant_id, person_id) do update set lines = excluded.lines,
      revision = workflow_phrases.revision + 1, updated_at = excluded.updated_at`.execute(db)
  return null
}
