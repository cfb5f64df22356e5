import { sql } from 'kysely'
import type { z } from 'zod'
import type { signatureSet } from '#domain/system/own-record/asked.ts'
import type { SignatureDrawing } from '#domain/system/signature-drawing.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { momentOf } from '#server/core/database/moment.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'

/** The signature of who asks, or null; there is no call for anybody else's. */
export async function mySignature({ app, actor, tenantId }: PersonalCall) {
  const { rows } = await sql<{ drawing: string; at: string }>`select drawing,
      ${momentOf('updated_at')} as at
    from system_signature where tenant_id = ${tenantId} and user_id = ${actor.id}`.execute(app.db)
  const [kept] = rows
  return kept ? { signature: JSON.parse(kept.drawing) as SignatureDrawing, updatedAt: kept.at } : null
}

/** Keeps a signature in place of the one before; null takes it away. */
export async function setSignature({ signature }: z.output<typeof signatureSet>, call: PersonalCall) {
  const { c, app, actor, tenantId } = call
  await app.db.transaction().execute(async (db) => {
    if (signature) {
      const kept = { drawing: JSON.stringify(signature), updated_at: app.now().toISOString() }
      await db
        .insertInto('system_signature')
        .values({ ...stamps(tenantId, actor.account), user_id: actor.id, ...kept })
        .onConflict((same) => same.columns(['tenant_id', 'user_id']).doUpdateSet(kept))
        .execute()
    } else {
      await sql`delete from system_signature where tenant_id = ${tenantId} and user_id = ${actor.id}`.execute(
        db,
      )
    }
    const action = signature ? '设置电子签名' : '删除电子签名'
    await audit(db, app, { tenantId, account: actor.account, action, address: addressOf(c) })
  })
  return mySignature(call)
}
