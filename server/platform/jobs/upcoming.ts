import { refuse } from '#domain/kernel/refusal.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { nextTimes } from '#server/core/jobs/cron.ts'
import type { PersonalCall } from '#server/core/route.ts'

/** So many are told. */
const told = 5
/** Characters of an expression. */
const longest = 60

/** GET resource/job/upcoming?cron=: the next times an expression names, in the school's zone; none when it is no expression. */
export async function upcoming({ c, app }: PersonalCall): Promise<readonly string[]> {
  const cron = c.req.query('cron')
  if (!cron || cron.length > longest) return refuse({ type: 'invalid', message: '请填写 Cron 表达式' })
  return nextTimes(cron, app.now(), told).map(timeOf)
}
