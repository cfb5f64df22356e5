import { cronWords } from '#domain/kits/cron-words.ts'
import type { JobHandler } from '#domain/resource/job.ts'
import type { Database } from '#server/core/app-context.ts'
import { nextTime } from '#server/core/jobs/cron.ts'
import { stamps } from '#server/core/stamps.ts'

/** What a new college does by the clock. */
export const builtInJobs: readonly {
  readonly code: JobHandler
  readonly title: string
  readonly cron: string
}[] = [
  { code: 'sweep-sessions', title: '清理过期会话与验证码', cron: '*/10 * * * *' },
  { code: 'sweep-uploads', title: '清理未完成的上传', cron: '5 * * * *' },
  { code: 'sweep-files', title: '清理无主文件', cron: '20 3 * * *' },
  { code: 'seal-changes', title: '封存字段变更记录', cron: '*/10 * * * *' },
  { code: 'sweep-tasks', title: '清理任务日志', cron: '10 4 * * *' },
  { code: 'tend-tables', title: '整理数据库', cron: '35 * * * *' },
  { code: 'tend-doors', title: '更新门禁在线状态', cron: '* * * * *' },
  { code: 'watch-doors', title: '查找异常通行', cron: '*/10 * * * *' },
  { code: 'prepare-desks', title: '准备断网核验名单', cron: '40 1 * * *' },
]

/** Brings the jobs that a college has not yet. One that is there stays as it was set. */
export async function installJobs(db: Database, tenantId: string, now = new Date()): Promise<void> {
  const rows = builtInJobs.map(({ code, title, cron }) => ({
    ...stamps(tenantId),
    code,
    title,
    handler: code,
    cron,
    rhythm: cronWords(cron),
    enabled: true,
    next_at: nextTime(cron, now)?.toISOString() ?? null,
  }))
  await db
    .insertInto('resource_job')
    .values(rows)
    .onConflict((same) => same.columns(['tenant_id', 'code']).doNothing())
    .execute()
}
