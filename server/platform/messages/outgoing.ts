import { sql } from 'kysely'

/** What is to go out, to whom, as it stands in the log. */
export interface Outgoing {
  readonly tenantId: string
  readonly id: string
  readonly channel: 'sms' | 'wechat-work' | 'email'
  /** Null where it goes to a guardian of `studentId`. */
  readonly userId: string | null
  readonly studentId: string | null
  readonly event: string
  readonly target: string
  readonly title: string
  readonly text: string | null
}

/** Its columns, of the log as `s`. */
export const outgoing = sql`s.tenant_id as "tenantId", s.id, s.channel, s.user_id as "userId", s.student_id as "studentId", s.event, s.target, s.title, s.text`
