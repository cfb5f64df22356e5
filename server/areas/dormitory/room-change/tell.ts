import { sql } from 'kysely'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import type { Unit } from '#server/core/serve.ts'
import type { RoomChange } from './checked.ts'

/** Tells these students, of those that the application names. */
export const tellStudents = (
  { db, app, actor: { tenantId } }: Unit,
  { title }: Pick<RoomChange, 'title'>,
  students: readonly (string | null)[],
  news: string,
) =>
  notifyEverybody(
    db,
    app,
    tenantId,
    sql`select id from "system_user" where tenant_id = ${tenantId} and enabled
      and student_id = any(${students}::uuid[])`,
    {
      kind: 'service',
      event: 'room-change',
      title: `${title}：${news}`,
      link: '/dormitory/room-change-confirm',
    },
  )
