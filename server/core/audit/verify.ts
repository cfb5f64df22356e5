import { auditCalls } from '#domain/security/audit-record/calls.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { firstBroken } from './audit.ts'

/** Whether the chain of the college is whole, or the serial where it breaks. */
async function verify({ app, tenantId }: PersonalCall) {
  const broken = await firstBroken(app.db, tenantId)
  const counted = await app.db
    .selectFrom('security_audit_record')
    .select((of) => of.fn.countAll().as('total'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return { total: Number(counted?.total ?? 0), firstBroken: broken }
}

export const auditRoutes: readonly Route[] = [answerPlain(auditCalls.verify, verify)]
