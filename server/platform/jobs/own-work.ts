import { tendTables } from '#server/core/database/tend.ts'
import type { ScheduledWork } from '#server/core/jobs/handler.ts'
import { sealChanges } from '#server/engine/history/seal.ts'
import { settleImports } from '#server/engine/import/view.ts'
import { sweep } from '#server/identity/session/sweep.ts'
import { sweepFiles, sweepUploads } from '#server/platform/files/sweep.ts'
import { sweepTasks } from './sweep-tasks.ts'

/** What the portal does by the clock, whatever areas it has. */
export const ownWork: Readonly<Record<string, ScheduledWork>> = {
  'sweep-sessions': async (app) => void (await sweep(app)) as undefined,
  'sweep-uploads': async (app, tenantId) => {
    await settleImports(app.db)
    return { uploads: await sweepUploads(app, tenantId) }
  },
  'sweep-files': sweepFiles,
  'seal-changes': async (app, tenantId) => ({ sealed: await sealChanges(app, tenantId) }),
  'sweep-tasks': async ({ db }, tenantId) => ({ removed: await sweepTasks(db, tenantId) }),
  'tend-tables': ({ db }) => tendTables(db),
}
