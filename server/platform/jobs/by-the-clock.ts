import { sql } from 'kysely'
import { z } from 'zod'
import { codeSchema } from '#domain/kernel/code-schema.ts'
import { job, jobHandlers } from '#domain/resource/job.ts'
import { table } from '#server/core/database/table.ts'
import { type Handler, handles, type Result, type ScheduledWork } from '#server/core/jobs/handler.ts'

const params = z.object({ jobId: z.uuid(), handler: codeSchema(jobHandlers) })

/** Does what a schedule asks for, and notes beside it how it went. */
export const jobByTheClock = (scheduled: Readonly<Record<string, ScheduledWork>>): Handler =>
  handles<z.infer<typeof params>>(params, async ({ app, task, params: { jobId, handler } }) => {
    const note = (outcome: 'done' | 'failed', words: string | null) =>
      table(job, app.db, task.tenantId).update(
        { id: jobId },
        { lastAt: sql`now()`, lastOutcome: outcome, lastNote: words },
      )
    try {
      const result = await scheduled[handler]?.(app, task.tenantId)
      await note('done', result?.note ?? null)
      return result as Result
    } catch (error) {
      await note('failed', '执行出错，详见任务日志')
      throw error
    }
  })
