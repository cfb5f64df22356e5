import { deskListJob } from '#server/areas/claim/verification/prepare.ts'
import { exportJob } from '#server/export/job.ts'
import { importHandlers } from '#server/import/handlers.ts'
import { reportJob } from '#server/reports/job.ts'
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
