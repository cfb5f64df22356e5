import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { storedReply } from '#domain/system/stored-reply.ts'
import type { Actor, AppContext, Database } from '#server/core/app-context.ts'
import { empty, table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'

/** Seconds for which an answer is kept. */
const kept = 24 * 3600
/** Seconds after which a call that has no answer yet is taken for dead: it stood in a server that is no more. */
export const patience = 90

export interface Stored {
  readonly status: number
  readonly reply: string
}

/** One call of one person under the key that they gave it. */
export interface Keyed {
  readonly actor: Actor
  readonly key: string
  readonly digest: string
}

/**
 * Nothing when the call is to be done now; else what it was answered before. The same key with another content is
 * refused, and so is a call whose twin is still being done. Of many at once the database lets one through.
 */
export async function begin(app: AppContext, { actor, key, digest }: Keyed): Promise<Stored | undefined> {
  const now = app.now()
  const until = new Date(now.getTime() + kept * 1000)
  const stale = new Date(now.getTime() - patience * 1000)
  const row = { ...stamps(actor.tenantId, actor.id), owner: actor.id, key, digest }
  const { rows: begun } = await sql`insert into system_stored_reply
    (tenant_id, id, created_by, updated_by, owner, key, digest, started_at, until)
    values (${row.tenant_id}, ${row.id}, ${row.created_by}, ${row.updated_by}, ${row.owner}, ${key}, ${digest}, ${now}, ${until})
    on conflict (tenant_id, owner, key) do update
      set digest = excluded.digest, started_at = excluded.started_at, until = excluded.until, status = null, reply = null
      where system_stored_reply.until <= ${now}
        or (system_stored_reply.status is null and system_stored_reply.digest = excluded.digest
          and system_stored_reply.started_at <= ${stale})
    returning id`.execute(app.db)
  if (begun.length > 0) return
  const found = await table(storedReply, app.db, actor.tenantId).get({ owner: actor.id, key }, [
    'digest',
    'status',
    'reply',
  ])
  if (found && found.digest !== digest)
    return refuse({ type: 'conflict', message: '该请求标识已用于其他内容，请重新提交' })
  if (!found || found.status === null)
    return refuse({ type: 'under-way', message: '该请求正在处理，请稍候', retryAfter: 1 })
  return { status: found.status, reply: await app.secrets.open(found.reply ?? '') }
}

/** Keeps the answer; inside the transaction of a write it stands or falls with it. */
export async function keepReply(
  db: Database,
  app: AppContext,
  { actor, key }: Keyed,
  { status, reply }: Stored,
) {
  const sealed = await app.secrets.seal(reply)
  await table(storedReply, db, actor.tenantId).update({ owner: actor.id, key }, { status, reply: sealed })
}

/** A call that failed through no fault of its own may be tried again; what it has already done stays answered. */
export const giveUp = (app: AppContext, { actor, key }: Keyed) =>
  table(storedReply, app.db, actor.tenantId).remove({ owner: actor.id, key, status: empty })
