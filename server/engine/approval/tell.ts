import { sql } from 'kysely'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import type { Unit } from '#server/core/serve.ts'
import { type News, newsOf } from './news.ts'
import type { KeptCase } from './store.ts'

/** Tells people what a case newly wants of them, that they are urged or copied, and what became of an application. */
export async function tell(unit: Unit, before: KeptCase, after: KeptCase): Promise<void> {
  for (const told of newsOf(before, after)) await tellOne(unit, after.id, told)
}

/** Nobody is told of what they did themselves. */
async function tellOne(
  { db, app, actor }: Unit,
  id: string,
  { event, title, people, student, outside }: News,
) {
  const { tenantId } = actor
  const others = people.filter((person) => person !== actor.id)
  if (others.length === 0 && !student) return
  await notifyEverybody(
    db,
    app,
    tenantId,
    sql`select id from "system_user" where tenant_id = ${tenantId} and enabled and id::text <> ${actor.id}
      and (id = any(${others}::uuid[]) or student_id = ${student ?? null}::uuid)`,
    { kind: 'service', event, title, link: outside ? '/personal/usertodo' : `/personal/usertodo?case=${id}` },
  )
}
