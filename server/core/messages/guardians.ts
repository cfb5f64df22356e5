import { sql } from 'kysely'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { inWords } from './in-words.ts'
import type { News } from './notify.ts'
import { rulesOf } from './rules.ts'

interface GuardianNews extends Pick<News, 'title' | 'text' | 'values'> {
  readonly tenantId: string
  readonly studentId: string
  /** Of `messageEvents`. */
  readonly event: string
}

const hidden = sql`overlay(u.mobile placing '****' from 4 for 4)`
/** Guardians with a number, as `u`: in the words of a message it is they who are addressed by name. */
const guardians = ({
  tenantId,
  studentId,
}: {
  readonly tenantId: string
  readonly studentId: string | null
}) =>
  sql`base_student_family u where u.tenant_id = ${tenantId} and u.student_id = ${studentId} and u.guardian and u.mobile <> ''`

/**
 * Tells the guardians of a student by text message, in the words and after the quiet hours that the college has set for
 * the event, unless it has set that none goes out. It is written down here, and goes when the transaction stands.
 */
export async function tellGuardians(
  db: Database,
  app: Pick<AppContext, 'now'>,
  { tenantId, studentId, event, ...said }: GuardianNews,
): Promise<void> {
  const rules = await rulesOf(db, tenantId, event)
  if (rules && !rules.sms) return
  const { title, text } = await inWords(db, app, tenantId, rules, { kind: 'service', ...said })
  const now = sql`${app.now().toISOString()}::timestamptz`
  await sql`insert into system_send_log
      (tenant_id, id, channel, event, student_id, target, people, title, text, state, due, sent_at, created_at)
    select distinct on (u.mobile) ${tenantId}, gen_random_uuid(), 'sms', ${event}, u.student_id, ${hidden}, 1,
      left(${title}, 100), left(${text}, 500), 'waiting',
      ${rules?.quietUntil(app.now())?.toISOString() ?? null}::timestamptz, ${now}, ${now}
    from ${guardians({ tenantId, studentId })}`.execute(db)
}

/** The number that a line of the log shows in part, as the family has it now; undefined when it has it no more. */
export async function guardianPhone(
  db: Database,
  line: { readonly tenantId: string; readonly studentId: string | null; readonly target: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ mobile: string }>`select u.mobile from ${guardians(line)}
    and ${hidden} = ${line.target} limit 1`.execute(db)
  return rows[0]?.mobile
}
