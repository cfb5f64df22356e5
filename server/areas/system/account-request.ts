import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { accountRequest } from '#domain/system/account-request.ts'
import { audit } from '#server/core/audit/audit.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { giverOf } from '#server/engine/giving/giver.ts'
import { type OnRecord, openAccount, recordOf } from '#server/identity/registration/open-account.ts'
import { checkReceivers, checkRoles } from '#server/identity/roles/giving.ts'

/** Notes the decision; of two who decide at once, the second is refused. */
async function decide({ db, app, actor }: Unit, id: string, state: 'approved' | 'refused') {
  const { rows } = await sql`update system_account_request set state = ${state}, decided_by = ${actor.name},
      decided_at = ${app.now().toISOString()}, updated_at = ${app.now().toISOString()},
      updated_by = ${actor.account}, revision = revision + 1
    where tenant_id = ${actor.tenantId} and id = ${id} and state = 'pending' returning id`.execute(db)
  if (rows.length === 0) refuse({ type: 'conflict', message: '这份申请已经处理过了' })
}

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

/** Requests for an account are decided once, and every decision is on the record. */
export const accountRequests = serve(accountRequest, {
  actions: {
    async approve({ id, name, kind, number, phone }, _, unit) {
      const { db, app, actor } = unit
      const { tenantId } = actor
      await decide(unit, id, 'approved')
      const applicant = { name: name ?? '', kind: kind ?? 'other', number, phone: phone ?? '' } as const
      const record = await recordOf(db, tenantId, applicant)
      const account = await openAccount(db, tenantId, applicant, { record, by: actor.account })
      await checkOpened(unit, account, record)
      await sql`update system_account_request set account = ${account}
        where tenant_id = ${tenantId} and id = ${id}`.execute(db)
      await audit(db, app, { tenantId, account: actor.account, action: '通过账号申请', target: account })
      return undefined
    },
    async refuse({ id, name }, { reason }, unit) {
      const { db, app, actor } = unit
      await decide(unit, id, 'refused')
      await audit(db, app, {
        tenantId: actor.tenantId,
        account: actor.account,
        action: '驳回账号申请',
        target: name ?? '',
        detail: `原因：${reason}`,
      })
      return undefined
    },
  },
})
