import { sql } from 'kysely'
import type { z } from 'zod'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type AnyResource, placeOfCalls } from '#domain/kernel/resource.ts'
import { changeCalls } from '#domain/security/change-record/calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { idOf } from '#server/engine/rows/ids.ts'
import type { Reader } from '#server/engine/rows/reading.ts'
import { type KeptRecord, presented, recordColumns } from './present.ts'
import { sealChanges } from './seal.ts'
import { firstBreach } from './verify.ts'

const together = 50

/** GET <resource>/history?id=&before=: what happened to a row within reach, the latest first, fifty at a time. */
export function historyRoute(resource: AnyResource, reader: Reader): Route {
  async function history({ c, app, actor }: PersonalCall) {
    const id = idOf(c.req.query('id'))
    const unit = { db: app.db, app, actor }
    if (!(await reader.one(unit, id))) refuse({ type: 'not-found' })
    const before = Number(c.req.query('before') ?? Number.MAX_SAFE_INTEGER)
    if (!Number.isSafeInteger(before)) refuse({ type: 'invalid', message: '请求参数格式错误：before' })
    const { rows } = await sql<KeptRecord>`select ${recordColumns} from security_change_record r
      where r.tenant_id = ${actor.tenantId} and r.resource = ${resource.name} and r.row_id = ${id}
        and r.serial < ${before}::bigint order by r.serial desc limit ${together}`.execute(app.db)
    // Where from somebody worked is for auditors to know.
    return (await presented(app.db, actor, rows)).map((record) => ({ ...record, address: null }))
  }
  const path = `${placeOfCalls(resource)}/history`
  return { method: 'GET', path, access: `${resource.name}:view` as Route['access'], answer: history } as Route
}

/** One record with all its changes. */
async function changes({ id }: z.output<typeof oneId>, { app, actor, tenantId }: PersonalCall) {
  const { rows } = await sql<KeptRecord>`select ${recordColumns} from security_change_record r
    where r.tenant_id = ${tenantId} and r.id = ${id}`.execute(app.db)
  const [record] = await presented(app.db, actor, rows)
  return record ?? refuse({ type: 'not-found' })
}

async function verify({ app, tenantId }: PersonalCall) {
  const { rows } = await sql<{ total: number; sealed: number }>`
    select count(*)::float8 as total, count(seal)::float8 as sealed from security_change_record
    where tenant_id = ${tenantId}`.execute(app.db)
  const { total = 0, sealed = 0 } = rows[0] ?? {}
  return { total, sealed, breach: await firstBreach(app.db, tenantId) }
}

export const historyRoutes: readonly Route[] = [
  answerCall(changeCalls.one, oneId, changes),
  answerPlain(changeCalls.verify, verify),
  answerPlain(changeCalls.seal, async ({ app, actor, tenantId }) => ({
    sealed: await sealChanges(app, tenantId, actor.account),
  })),
]
