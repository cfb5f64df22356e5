import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { job, jobHandlers } from '#domain/resource/job.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { nextTime } from '#server/core/jobs/cron.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import { serve } from '#server/core/serve.ts'

/** What is done by the clock, as those who run the portal arrange it. */
export const jobs = serve(job, {
  beforeWrite({ cron = '', enabled }, { app }) {
    const next = nextTime(cron, app.now())
    if (!next) return refuseAt('cron', '执行时间不是有效的 Cron 表达式')
    return { nextAt: enabled ? timeOf(next) : null }
  },
  async beforeRemove(ids, { db, actor }) {
    const rows = await table(job, db, actor.tenantId).list({ id: ids, code: [...jobHandlers.known.keys()] }, [
      'code',
    ])
    if (rows.length > 0) refuse({ type: 'conflict', message: '系统内置任务不能删除，可以暂停' })
  },
  actions: {
    async run({ id, title, handler }, _, { db, app, actor }) {
      const { tenantId } = actor
      await enqueue(db, app, {
        tenantId,
        kind: 'job',
        label: title,
        params: { jobId: id, handler },
        by: actor.id,
      })
      return undefined
    },
  },
})
