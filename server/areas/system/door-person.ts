import { sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import { doorPerson } from '#domain/system/door-person.ts'
import { serve, type WriteUnit } from '#server/core/serve.ts'
import { nextVersion, tellAgain, tellGone } from '#server/platform/doors/people.ts'

type Next = Partial<Row<typeof doorPerson>>

/** Every change is told to the controller of the door, and to that of the door it was before. */
export const doorPeople = serve(doorPerson, {
  async beforeWrite(next, unit) {
    const { db, actor, current } = unit
    if (current && next.deviceId !== current.deviceId) await tellGone(db, actor.tenantId, [current.id])
    const version = await nextVersion(db, actor.tenantId)
    return { title: await titleOf(next, unit), version, sync: 'pending' as const, syncNote: null }
  },
  cascadeRemove: (ids, { db, actor }) => tellGone(db, actor.tenantId, ids),
  actions: {
    async resend({ id }, _, { db, actor }) {
      await tellAgain(db, actor.tenantId, { personId: id })
      return undefined
    },
  },
})

async function titleOf(
  { studentId, teacherId, deviceId }: Next,
  { db, actor }: WriteUnit<typeof doorPerson>,
) {
  const { tenantId } = actor
  const { rows } = await sql<{ title: string }>`select coalesce(
      (select name from base_student where tenant_id = ${tenantId} and id = ${studentId ?? null}),
      (select name from base_teacher where tenant_id = ${tenantId} and id = ${teacherId ?? null}), '')
      || ' · ' || coalesce((select name from system_door_device
        where tenant_id = ${tenantId} and id = ${deviceId ?? null}), '') as title`.execute(db)
  return rows[0]?.title ?? null
}
