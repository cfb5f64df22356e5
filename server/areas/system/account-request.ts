import { sql } from 'kysely'
import { accountRequest } from '#domain/system/account-request.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { giverOf } from '#server/engine/giving/giver.ts'
import { type OnRecord, openAccount, recordOf } from '#server/identity/registration/open-account.ts'
import { checkReceivers, checkRoles } from '#server/identity/roles/giving.ts'

const decidedBy = ({ app, actor }: Unit) => ({ decidedBy: actor.name, decidedAt: timeOf(app.now()) })

/** Who opens an account gives its roles and, with them, all that the person on the books looks over. */
async function checkOpened(unit: Unit, account: string, record: OnRecord | undefined) {
  const { db, actor } = unit
  const by = 'system.account-request:approve'
  const { rows } = await sql<{ id: string; roles: readonly string[] }>`select u.id, (
      select coalesce(jsonb_agg(ur.role_id), '[]') from system_user_role ur
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id) as roles
    from "system_user" u where u.tenant_id = ${actor.tenantId} and u.account = ${account}`.execute(db)
  for (const { id, roles } of rows) {
    if (record) await checkReceivers(unit, await giverOf(db, actor, by), [id])
    await checkRoles(unit, by, roles, [id])
  }
}

/** An account is opened in the same transaction in which its request is approved. */
export const accountRequests = serve(accountRequest, {
  actions: {
    async approve({ name, kind, number, phone }, _, unit) {
      const { db, actor } = unit
      const applicant = { name: name ?? '', kind: kind ?? 'other', number, phone: phone ?? '' } as const
      const record = await recordOf(db, actor.tenantId, applicant)
      const account = await openAccount(db, actor.tenantId, applicant, { record, by: actor.account })
      await checkOpened(unit, account, record)
      return { set: { ...decidedBy(unit), account } }
    },
    refuse: (_, __, unit) => ({ set: decidedBy(unit) }),
  },
})
