import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { type SignatureDrawing, signatureDrawing } from '#domain/system/signature-drawing.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { jsonOf } from '#server/core/request-body.ts'
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

const sent = z.object({ signature: signatureDrawing.nullable() })

/** Keeps a signature in place of the one before; null takes it away. */
export async function setSignature(call: PersonalCall) {
  const { c, app, actor, tenantId } = call
  const read = sent.safeParse(await jsonOf(c))
  if (!read.success) return refuse({ type: 'invalid', message: '签名格式不正确，请重新签写' })
  const { signature } = read.data
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
