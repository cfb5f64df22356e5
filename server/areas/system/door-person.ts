import { sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import { doorPerson } from '#domain/system/door-person.ts'
import { nextVersion, tellAgain, tellGone } from '#server/doors/people.ts'
import { serve, type WriteDesk } from '#server/resource/serve.ts'

type Next = Partial<Row<typeof doorPerson>>

/** Every change is told to the controller of the door, and to that of the door it was before. */
export const doorPeople = serve(doorPerson, {
  async beforeWrite(next, desk) {
    const { db, person, current } = desk
    if (current && next.deviceId !== current.deviceId) await tellGone(db, person.tenantId, [current.id])
    const version = await nextVersion(db, person.tenantId)
    return { title: await titleOf(next, desk), version, sync: 'pending' as const, syncNote: null }
  },
  takeAlong: (ids, { db, person }) => tellGone(db, person.tenantId, ids),
  actions: {
    async resend({ id }, { db, person }) {
      await tellAgain(db, person.tenantId, { personId: id })
      return undefined
    },
  },
})

async function titleOf(
  { studentId, teacherId, deviceId }: Next,
  { db, person }: WriteDesk<typeof doorPerson>,
) {
  const { tenantId } = person
  const { rows } = await sql<{ title: string }>`select coalesce(
      (select name from base_student where tenant_id = ${tenantId} and id = ${studentId ?? null}),
      (select name from base_teacher where tenant_id = ${tenantId} and id = ${teacherId ?? null}), '')
      || ' · ' || coalesce((select name from system_door_device
        where tenant_id = ${tenantId} and id = ${deviceId ?? null}), '') as title`.execute(db)
  return rows[0]?.title ?? null
}
