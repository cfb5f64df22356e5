import { sql } from 'kysely'
import { z } from 'zod'
import { reader } from '#domain/claim/reader.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { line } from '#domain/kernel/seen.ts'
import { audit } from '#server/core/audit/audit.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { serve } from '#server/core/serve.ts'
import { idOf } from '#server/engine/rows/ids.ts'
import { accountableFor } from '#server/identity/access/actor.ts'

/** The key of a reader is sealed, for it opens what the reader says. */
export const readers = serve(reader, {
  async beforeWrite({ channelKey }, { app }) {
    return channelKey ? { channelKey: await app.secrets.seal(channelKey.toUpperCase()) } : {}
  },
})

/** GET claim/deskKey/getOne?id: the base key of a reader's secure channel, 32 hexadecimal digits, for the desk it stands on. */
async function deskKey({ c, app, actor, tenantId }: PersonalCall) {
  const id = idOf(c.req.query('id'))
  const sealed = await app.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ name: string; desk: string; key: string | null }>`
      select name, desk, channel_key as key from claim_reader
      where tenant_id = ${tenantId} and id = ${id} and enabled`.execute(db)
    const [found] = rows
    if (!found) return refuse({ type: 'not-found' })
    if (!found.key) return refuse({ type: 'conflict', message: '该设备没有登记安全通道密钥' })
    await audit(db, app, {
      tenantId,
      account: accountableFor(actor).account,
      action: '领取读卡器密钥',
      target: `${found.desk} ${found.name}`,
      address: addressOf(c),
    })
    return found.key
  })
  return { key: await app.secrets.open(sealed) }
}

const sighting = z.strictObject({ id: z.uuid(), identity: line().max(64) })

/** POST claim/reader/seen {id, identity}: a reader that is on record answered at its desk, and how it names itself. */
async function seen({ c, app, tenantId }: PersonalCall) {
  const { id, identity } = checked(sighting, {}, await jsonOf(c))
  await sql`update claim_reader set last_seen_at = ${app.now().toISOString()},
    identity = coalesce(${identity || null}, identity)
    where tenant_id = ${tenantId} and id = ${id}`.execute(app.db)
  return null
}

export const readerRoutes: readonly Route[] = [
  { method: 'GET', path: 'claim/deskKey/getOne', access: 'claim.reader:update', answer: deskKey },
  { method: 'POST', path: 'claim/reader/seen', access: 'claim.reader:update', answer: seen },
]
