import { resources } from '#domain/index.ts'
import type { JobHandler } from '#domain/resource/job.ts'
import { admissionsServed } from '#server/areas/admissions/served.ts'
import { baseServed } from '#server/areas/base/served.ts'
import { claimServed } from '#server/areas/claim/served.ts'
import { deskListJob, prepareDesks } from '#server/areas/claim/verification/prepare.ts'
import { dormitoryServed } from '#server/areas/dormitory/served.ts'
import { resourceServed } from '#server/areas/resource/served.ts'
import { securityServed } from '#server/areas/security/served.ts'
import { systemServed } from '#server/areas/system/served.ts'
import { tendTables } from '#server/core/database/tend.ts'
import type { Handler } from '#server/core/jobs/handler.ts'
import type { Served } from '#server/core/serve.ts'
import { exportJob } from '#server/engine/export/job.ts'
import { sealChanges } from '#server/engine/history/seal.ts'
import { importHandlers } from '#server/engine/import/handlers.ts'
import { settleImports } from '#server/engine/import/view.ts'
import { sweep } from '#server/identity/session/sweep.ts'
import { appServed } from '#server/personal/apps/served.ts'
import { tendDoors } from '#server/platform/doors/settle.ts'
import { watchDoors } from '#server/platform/doors/watch.ts'
import { sweepFiles, sweepUploads } from '#server/platform/files/sweep.ts'
import { jobByTheClock, type ScheduledWork } from '#server/platform/jobs/by-the-clock.ts'
import { sweepTasks } from '#server/platform/jobs/sweep-tasks.ts'
import { reportJob } from '#server/platform/reports/job.ts'

/** Resources with a half that only the server can say. An area adds its own lines here. */
const special: readonly Served[] = [
  ...baseServed,
  ...dormitoryServed,
  ...admissionsServed,
  ...claimServed,
  ...securityServed,
  ...resourceServed,
  ...systemServed,
  ...appServed,
]

const byName = new Map(special.map((served) => [served.resource.name, served]))

/** Every resource by its name, served. */
export const served: ReadonlyMap<string, Served> = new Map(
  resources.map((resource) => [resource.name, byName.get(resource.name) ?? { resource }]),
)

/** What each of them does for one college. */
const scheduledWork: Readonly<Record<JobHandler, ScheduledWork>> = {
  'sweep-sessions': async (app) => void (await sweep(app)) as undefined,
  'sweep-uploads': async (app, tenantId) => {
    await settleImports(app.db)
    return { uploads: await sweepUploads(app, tenantId) }
  },
  'sweep-files': sweepFiles,
  'seal-changes': async (app, tenantId) => ({ sealed: await sealChanges(app, tenantId) }),
  'sweep-tasks': async ({ db }, tenantId) => ({ removed: await sweepTasks(db, tenantId) }),
  'tend-tables': ({ db }) => tendTables(db),
  'tend-doors': tendDoors,
  'watch-doors': watchDoors,
  'prepare-desks': prepareDesks,
}

/** Every kind of task, and what does it. */
export const jobHandlers: Readonly<Record<string, Handler>> = {
  'desk-list': deskListJob,
  export: exportJob,
  job: jobByTheClock(scheduledWork),
  ...importHandlers,
  report: reportJob,
}
