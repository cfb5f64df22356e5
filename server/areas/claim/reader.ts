import { sql } from 'kysely'
import type { z } from 'zod'
import { readerCalls } from '#domain/claim/calls.ts'
import { readerSeen } from '#domain/claim/desk-calls.ts'
import { reader } from '#domain/claim/reader.ts'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { serve } from '#server/core/serve.ts'
import { accountableFor } from '#server/identity/access/actor.ts'

/** The key of a reader is sealed, for it opens what the reader says. */
export const readers = serve(reader, {
  async beforeWrite({ channelKey }, { app }) {
    return channelKey ? { channelKey: await app.secrets.seal(channelKey.toUpperCase()) } : {}
  },
})

/** The base key of a reader's secure channel, 32 hexadecimal digits, for the desk it stands on. */
async function deskKey({ id }: z.output<typeof oneId>, { c, app, actor, tenantId }: PersonalCall) {
  const sealed = await app.db.transaction().execute(async (db) => {
    const found = await table(reader, db, tenantId).get(
      { id, enabled: true },
      { name: 'name', desk: 'desk', key: 'channelKey' },
    )
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

async function seen({ id, identity }: z.output<typeof readerSeen>, { app, tenantId }: PersonalCall) {
  await table(reader, app.db, tenantId).update(
    { id },
    { lastSeenAt: app.now(), identity: sql`coalesce(${identity || null}, identity)` },
  )
  return null
}

export const readerRoutes: readonly Route[] = [
  answerCall(readerCalls.key, oneId, deskKey),
  answerCall(readerCalls.seen, readerSeen, seen),
]
