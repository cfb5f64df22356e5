import { sql } from 'kysely'
import { z } from 'zod'
import { type JobHandler, jobHandlers } from '#domain/resource/job.ts'
import { prepareDesks } from '#server/areas/claim/verification/prepare.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { tendTables } from '#server/core/database/tend.ts'
import { sealChanges } from '#server/engine/history/seal.ts'
import { settleImports } from '#server/engine/import/view.ts'
import { sweep } from '#server/identity/session/sweep.ts'
import { tendDoors } from '#server/platform/doors/settle.ts'
import { watchDoors } from '#server/platform/doors/watch.ts'
import { sweepFiles, sweepUploads } from '#server/platform/files/sweep.ts'
import { handles, type Result, type Work } from './handler.ts'

/** What each of them does for one college; the answer is told beside the job. */
const scheduledWork: Readonly<
  Record<JobHandler, (app: AppContext, tenantId: string) => Promise<object | undefined>>
> = {
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

/** Tasks that have ended are kept so many days. */
const daysKept = 30

async function sweepTasks(db: AppContext['db'], tenantId: string): Promise<number> {
  const { rows } = await sql`delete from resource_task where tenant_id = ${tenantId}
    and state in ('done', 'dead', 'cancelled')
    and coalesce(finished_at, created_at) < now() - make_interval(days => ${daysKept}) returning id`.execute(
    db,
  )
  return rows.length
}

const params = z.object({ jobId: z.uuid(), handler: jobHandlers.schema })

/** Does what a schedule asks for, and notes beside it how it went. */
async function run({ app, task, params: { jobId, handler } }: Work<z.infer<typeof params>>): Promise<Result> {
  const note = (outcome: 'done' | 'failed', words: string | null) =>
    sql`update resource_job set last_at = now(), last_outcome = ${outcome}, last_note = ${words}
      where tenant_id = ${task.tenantId} and id = ${jobId}`.execute(app.db)
  try {
    const result = await scheduledWork[handler as JobHandler](app, task.tenantId)
    await note('done', null)
    return result as Result
  } catch (error) {
    await note('failed', '执行出错，详见任务日志')
    throw error
  }
}

export const jobByTheClock = handles(params, run)
