import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { accountRequest } from '#domain/system/account-request.ts'
import { audit } from '#server/audit/audit.ts'
import { openAccount, recordOf } from '#server/registration/open-account.ts'
import { type Desk, serve } from '#server/resource/serve.ts'

/** Notes the decision; of two who decide at once, the second is refused. */
async function decide({ db, house, person }: Desk, id: string, state: 'approved' | 'refused') {
  const { rows } = await sql`update system_account_request set state = ${state}, decided_by = ${person.name},
      decided_at = ${house.now().toISOString()}, updated_at = ${house.now().toISOString()},
      updated_by = ${person.account}, revision = revision + 1
    where tenant_id = ${person.tenantId} and id = ${id} and state = 'pending' returning id`.execute(db)
  if (rows.length === 0) refuse({ type: 'conflict', message: '这份申请已经处理过了' })
}

/** Requests for an account are decided once, and every decision is on the record. */
export const accountRequests = serve(accountRequest, {
  actions: {
    async approve({ id, name, kind, number, phone }, desk) {
      const { db, house, person } = desk
      const { tenantId } = person
      await decide(desk, id, 'approved')
      const applicant = { name: name ?? '', kind: kind ?? 'other', number, phone: phone ?? '' } as const
      const record = await recordOf(db, tenantId, applicant)
      const account = await openAccount(db, tenantId, applicant, { record, by: person.account })
      await sql`update system_account_request set account = ${account}
        where tenant_id = ${tenantId} and id = ${id}`.execute(db)
      await audit(db, house, { tenantId, account: person.account, action: '通过账号申请', target: account })
      return undefined
    },
    async refuse({ id, name }, desk) {
      const { db, house, person } = desk
      await decide(desk, id, 'refused')
      await audit(db, house, {
        tenantId: person.tenantId,
        account: person.account,
        action: '驳回账号申请',
        target: name ?? '',
      })
      return undefined
    },
  },
})
