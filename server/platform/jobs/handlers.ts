import { deskListJob } from '#server/areas/claim/verification/prepare.ts'
import { exportJob } from '#server/engine/export/job.ts'
import { importHandlers } from '#server/engine/import/handlers.ts'
import { reportJob } from '#server/platform/reports/job.ts'
import { jobByTheClock } from './by-the-clock.ts'
import type { Handler } from './handler.ts'

/** Every kind of task, and what does it. */
export const handlers: Readonly<Record<string, Handler>> = {
  'desk-list': deskListJob,
  export: exportJob,
  job: jobByTheClock,
  ...importHandlers,
  report: reportJob,
}
