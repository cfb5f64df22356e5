import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { type SignatureDrawing, signatureDrawing } from '#domain/system/signature-drawing.ts'
import { audit } from '#server/audit/audit.ts'
import { addressOf } from '#server/client-address.ts'
import { momentOf } from '#server/database/moment.ts'
import { jsonOf } from '#server/request-body.ts'
import type { PersonalCall } from '#server/route.ts'
import { stamps } from '#server/stamps.ts'

/** The signature of who asks, or null; there is no call for anybody else's. */
export async function mySignature({ house, person, tenantId }: PersonalCall) {
  const { rows } = await sql<{ drawing: string; at: string }>`select drawing,
      ${momentOf('updated_at')} as at
    from system_signature where tenant_id = ${tenantId} and user_id = ${person.id}`.execute(house.db)
  const [kept] = rows
  return kept ? { signature: JSON.parse(kept.drawing) as SignatureDrawing, updatedAt: kept.at } : null
}

const sent = z.object({ signature: signatureDrawing.nullable() })

/** Keeps a signature in place of the one before; null takes it away. */
export async function setSignature(call: PersonalCall) {
  const { c, house, person, tenantId } = call
  const read = sent.safeParse(await jsonOf(c))
  if (!read.success) return refuse({ type: 'invalid', message: '签名格式不正确，请重新签写' })
  const { signature } = read.data
  await house.db.transaction().execute(async (db) => {
    if (signature) {
      const kept = { drawing: JSON.stringify(signature), updated_at: house.now().toISOString() }
      await db
        .insertInto('system_signature')
        .values({ ...stamps(tenantId, person.account), user_id: person.id, ...kept })
        .onConflict((same) => same.columns(['tenant_id', 'user_id']).doUpdateSet(kept))
        .execute()
    } else {
      await sql`delete from system_signature where tenant_id = ${tenantId} and user_id = ${person.id}`.execute(
        db,
      )
    }
    const action = signature ? '设置电子签名' : '删除电子签名'
    await audit(db, house, { tenantId, account: person.account, action, address: addressOf(c) })
  })
  return mySignature(call)
}
