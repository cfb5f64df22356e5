import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { House, Person } from '#server/house.ts'
import { personOf } from '#server/session/person-of.ts'

/** Only the administrator of the college sees it as others do. */
export const mayViewAs = ({ roles }: Person) => roles.some(({ code }) => code === 'admin')

/** Whom an administrator sees the portal as, with the ticket that was given for it: to be read, and for a while. */
export async function seenAs(
  house: House,
  viewer: Person,
  ticket: string,
  method: string,
): Promise<Person | undefined> {
  const { tenantId, id, account, name } = viewer
  const { rows } = await sql<{ userId: string }>`select user_id as "userId" from security_view_as
    where tenant_id = ${tenantId} and id::text = ${ticket} and viewer_id = ${id} and ended_at is null
      and until > ${house.now().toISOString()}::timestamptz`.execute(house.db)
  const [viewing] = rows
  const person = viewing && mayViewAs(viewer) && (await personOf(house, tenantId, viewing.userId))
  if (!person) return refuse({ type: 'forbidden', message: '以他人身份查看已结束，请退出查看' })
  if (method !== 'GET') refuse({ type: 'forbidden', message: '以他人身份查看时不能办理或修改' })
  return { ...person, viewer: { id, account, name } }
}
