import { sql } from 'kysely'
import { behind } from '#server/core/database/table.ts'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Application } from './change.ts'

type Subject = Pick<Application, 'studentId' | 'title'>

/** Tells the student, and where it is asked the counsellors of the class. */
export const tellOf = (
  { db, app, actor: { tenantId } }: Unit,
  { studentId, title }: Subject,
  { event, title: news, counsellors = false }: { event: string; title: string; counsellors?: boolean },
) =>
  notifyEverybody(
    db,
    app,
    tenantId,
    sql`select u.id from "system_user" u where u.tenant_id = ${tenantId} and u.enabled and (
      u.student_id = ${studentId} or (${counsellors} and u.teacher_id in (
        select c.teacher_id from base_counsellor c join ${behind('base_student s', 'c.class_id', 'class_id')} and s.id = ${studentId}
        where c.tenant_id = ${tenantId} and coalesce(c.until >=
          (${app.now().toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date, true))))`,
    { kind: 'service', event, title: `${title}：${news}`, link: '/leave/apply' },
  )
