import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { keyShape } from './once.ts'
import { patience } from './stored-reply.ts'

interface Found {
  readonly status: number | null
  readonly reply: string | null
  readonly startedAt: Date
}

/** What came of a call that was sent and whose answer never arrived. `reply` is its body as it would have come. */
export type ReplyState =
  | { readonly state: 'done'; readonly status: number; readonly reply: string }
  | { readonly state: 'under-way' }
  | { readonly state: 'unknown' }

/**
 * GET `?key=`: of one's own calls alone. `unknown` is one that never came, that left nothing done, or that is
 * forgotten, a day after it was answered.
 */
async function state({ c, app, actor, tenantId }: PersonalCall): Promise<ReplyState> {
  const key = c.req.query('key') ?? ''
  if (!keyShape.test(key)) refuse({ type: 'invalid', message: '请求标识不正确' })
  const now = app.now()
  const { rows } = await sql<Found>`select status, reply, started_at as "startedAt" from system_stored_reply
    where tenant_id = ${tenantId} and owner = ${actor.id} and key = ${key} and until > ${now}`.execute(app.db)
  const [found] = rows
  if (!found) return { state: 'unknown' }
  if (found.status !== null)
    return { state: 'done', status: found.status, reply: await app.secrets.open(found.reply ?? '') }
  // Its answer is kept in the transaction of the write: a server that died without one has written nothing.
  const dead = now.getTime() - found.startedAt.getTime() > patience * 1000
  return { state: dead ? 'unknown' : 'under-way' }
}

export const storedReplyRoutes: readonly Route[] = [
  { method: 'GET', path: 'system/storedReply/state', access: 'signed-in', answer: state },
]
