import { sql } from 'kysely'
import { awardRecord } from '#domain/award/record.ts'
import { phrase, sentence } from '#domain/kernel/phrase.ts'
import { severityOf } from '#domain/violation/points.ts'
import { violationLevels } from '#domain/violation/words.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

/** More come the next day. */
const most = 500

type Level = keyof typeof violationLevels.labels
const punishing = (Object.keys(violationLevels.labels) as Level[]).filter(
  (level) => severityOf(level) >= severityOf('warning'),
)

/**
 * Puts awards in question whose students were punished after the conditions were judged: a punishment that was received, or
 * a violation of that severity. What was upheld once is asked again only for something later. Somebody decides each.
 */
export async function recheckAwards(app: AppContext, tenantId: string): Promise<object> {
  const { rows } = await sql<{
    id: string
    on: string
  }>`select r.id, max(p.since)::text as "on" from award_record r
    join (select tenant_id, student_id, received_on as since from affairs_punishment
        where tenant_id = ${tenantId} and state = 'effective' and received_on is not null
      union all select tenant_id, student_id, received_on from violation_record
        where tenant_id = ${tenantId} and state = 'effective' and level = any(${punishing})
          and received_on is not null) p
      on p.tenant_id = r.tenant_id and p.student_id = r.student_id and p.since > r.judged_on
    where r.tenant_id = ${tenantId} and r.state in ('awarded', 'paid')
    group by r.id order by r.id limit ${most}`.execute(app.db)
  for (const { id, on } of rows)
    await inTransaction(app, clockIn(tenantId), async (unit) => {
      const records = rowsOf(awardRecord, unit)
      const row = await records.lock(id)
      if (!row || (row.state !== 'awarded' && row.state !== 'paid')) return
      const concern = sentence(
        phrase('学生于 {{day}} 受到处分，晚于条件核对日期 {{judgedOn}}', { day: on, judgedOn: row.judgedOn }),
      )
      await records.update(
        row,
        { ...stepped(awardRecord, row, 'question', { concern }), judgedOn: on },
        { verb: 'question' },
      )
    })
  return { questioned: rows.length }
}
