import { areas } from '#domain/index.ts'
import type { Definition, Step } from '#domain/workflow/definition.ts'
import { workflowModel } from '#domain/workflow/model.ts'
import { workflowVersion } from '#domain/workflow/version.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'

/** Hours that somebody waits between two reminders of one case, unless the model says otherwise. */
const urgeHours = 4

/** Gives a college the model of every process that it has not yet, each published once. */
export async function installModels(db: Database, tenantId: string): Promise<void> {
  const rows = await table(workflowModel, db, tenantId).list({}, ['code'])
  const known = new Set(rows.map(({ code }) => code))
  const fresh = areas
    .flatMap(({ processes = {} }) => Object.entries(processes))
    .filter(([code]) => !known.has(code))
  for (const [code, { label, steps, phrases }] of fresh) {
    const id = newId()
    const definition: Definition = {
      id,
      version: 1,
      title: label,
      kind: code,
      urgeHours,
      steps: steps as readonly Step[],
    }
    const written = JSON.stringify(definition)
    const model = {
      ...{ id, code, title: label, draft: written, version: 1, enabled: true },
      phrases: phrases?.join('\n') ?? null,
    }
    await insertRows(db, workflowModel, tenantId, [model])
    const version = { id: newId(), modelId: id, version: 1, definition: written, note: null }
    const published = { publishedAt: new Date().toISOString(), publishedBy: '系统' }
    await insertRows(db, workflowVersion, tenantId, [{ ...version, ...published }])
  }
}
