import { sql } from 'kysely'
import type { z } from 'zod'
import { resources } from '#domain/index.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { role } from '#domain/system/role.ts'
import type { Definition, Step } from '#domain/workflow/definition.ts'
import { workflowModel } from '#domain/workflow/model.ts'
import type { draftSaved, modelPublished } from '#domain/workflow/model-asked.ts'
import type { Design } from '#domain/workflow/model-calls.ts'
import { approvalSetting } from '#domain/workflow/setting.ts'
import { workflowVersion } from '#domain/workflow/version.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

interface Kept {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly version: number
  readonly revision: number
  readonly draft: string | null
}

/** The model, locked where it is about to change. */
export async function keptModel({ db, actor }: Unit, id: string, { lock = false } = {}): Promise<Kept> {
  const { rows } = await sql<Kept>`select id, code, title, coalesce(version, 0) as version, revision, draft
    from workflow_model where tenant_id = ${actor.tenantId} and id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0] ?? refuse({ type: 'not-found' })
}

/** The resource whose applications go by the model of this code. */
export const resourceBy = (code: string) => resources.find(({ flow }) => flow?.approval?.model === code)

const stepsOf = ({ draft }: Kept): readonly Step[] =>
  draft ? (JSON.parse(draft) as Pick<Definition, 'steps'>).steps : []

/** A model as it is being drawn, with the versions that were published of it. */
export async function designOf(unit: Unit, id: string): Promise<Design> {
  const kept = await keptModel(unit, id)
  const rows = await table(workflowVersion, unit.db, unit.actor.tenantId).list(
    { modelId: id },
    ['version', 'note', 'publishedAt', 'publishedBy'],
    { order: ['-version'], most: 50 },
  )
  const { code, draft: _, ...shown } = kept
  return {
    ...shown,
    steps: stepsOf(kept),
    resource: resourceBy(code)?.name ?? null,
    versions: rows,
    roles: await table(role, unit.db, unit.actor.tenantId).list({}, ['code', 'name'], {
      order: ['sort', 'code'],
    }),
  }
}

async function lockedAt(unit: Unit, { id, revision }: Pick<Kept, 'id' | 'revision'>): Promise<Kept> {
  const kept = await keptModel(unit, id, { lock: true })
  if (kept.revision !== revision) refuse({ type: 'conflict', message: '流程已被他人修改，请刷新后重试' })
  return kept
}

/** Keeps what is being drawn; cases go by what was published. */
export async function saveDraft(
  unit: Unit,
  { id, revision, steps }: z.output<typeof draftSaved>,
): Promise<Design> {
  await lockedAt(unit, { id, revision })
  await table(workflowModel, unit.db, unit.actor.tenantId).update(
    { id },
    { draft: JSON.stringify({ steps }), ...changedBy(unit.actor.id, unit.app.now()) },
  )
  return designOf(unit, id)
}

/** Makes the draft the version by which new cases go; those that run keep theirs. */
export async function publishDraft(
  unit: Unit,
  { id, revision, note }: z.output<typeof modelPublished>,
): Promise<Design> {
  const { db, app, actor } = unit
  const kept = await lockedAt(unit, { id, revision })
  const definition = await definitionFrom(unit, kept, stepsOf(kept))
  if (definition.steps.length === 0) refuse({ type: 'conflict', message: '请先设计步骤，再发布' })
  const { version } = definition
  const row = {
    id: newId(),
    modelId: id,
    version,
    definition: JSON.stringify(definition),
    note: note || null,
  }
  const published = { publishedAt: app.now().toISOString(), publishedBy: actor.name }
  await insertRows(db, workflowVersion, actor.tenantId, [{ ...row, ...published }])
  await table(workflowModel, db, actor.tenantId).update(
    { id },
    { version, ...changedBy(actor.id, app.now()) },
  )
  return designOf(unit, id)
}

/** What these steps come to as the next version of the model. */
export async function definitionFrom(
  { db, actor }: Unit,
  { id, code, title, version }: Kept,
  steps: readonly Step[],
): Promise<Definition> {
  const { urgeHours } = await settingsOf(db, actor.tenantId, approvalSetting)
  return { id, version: version + 1, title, kind: code, urgeHours, steps }
}
