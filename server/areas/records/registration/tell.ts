import { type RawBuilder, sql } from 'kysely'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import type { Unit } from '#server/core/serve.ts'

/** Tells the students of some lines, known as `r`. Says how many they were. */
export const tellLines = (
  { db, app, actor: { tenantId } }: Unit,
  which: RawBuilder<unknown>,
  { title, text }: { readonly title: string; readonly text: string },
): Promise<number> =>
  notifyEverybody(
    db,
    app,
    tenantId,
    sql`select u.id from "system_user" u join records_registration r on r.tenant_id = u.tenant_id
      and r.student_id = u.student_id where u.tenant_id = ${tenantId} and u.enabled and ${which}`,
    { kind: 'service', event: 'registration', title, text, link: '/records/student-report' },
  )
