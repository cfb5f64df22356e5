import type { z } from 'zod'
import type { SignatureDrawing } from '#domain/kernel/signature-drawing.ts'
import type { signatureSet } from '#domain/system/own-record/asked.ts'
import { signature as signatureTable } from '#domain/system/signature.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'

/** The signature of who asks, or null; there is no call for anybody else's. */
export async function mySignature({ app, actor, tenantId }: PersonalCall) {
  const kept = await table(signatureTable, app.db, tenantId).get(
    { userId: actor.id },
    { drawing: 'drawing', at: 'updatedAt' },
  )
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
      await table(signatureTable, db, tenantId).remove({ userId: actor.id })
    }
    const action = signature ? '设置电子签名' : '删除电子签名'
    await audit(db, app, { tenantId, account: actor.account, action, address: addressOf(c) })
  })
  return mySignature(call)
}
