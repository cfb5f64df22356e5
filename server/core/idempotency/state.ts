import { sql } from 'kysely'
import type { z } from 'zod'
import { type ReplyState, storedReplyCalls } from '#domain/system/stored-replies/calls.ts'
import { keyAsked } from '#domain/system/stored-replies/key-asked.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { patience } from './stored-reply.ts'

interface Found {
  readonly status: number | null
  readonly reply: string | null
  readonly startedAt: Date
}

async function state(
  { key }: z.output<typeof keyAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<ReplyState> {
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

export const storedReplyRoutes: readonly Route[] = [answerCall(storedReplyCalls.state, keyAsked, state)]
