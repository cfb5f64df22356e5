import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { type AnyResource, areaOf, callNameOf } from '#domain/kernel/resource.ts'
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
  const path = `${areaOf(resource.name)}/${callNameOf(resource.name)}/history`
  return { method: 'GET', path, access: `${resource.name}:view` as Route['access'], answer: history } as Route
}

/** GET security/changeRecord/changes?id=: one record with all its changes. */
async function changes({ c, app, actor, tenantId }: PersonalCall) {
  const id = idOf(c.req.query('id'))
  const { rows } = await sql<KeptRecord>`select ${recordColumns} from security_change_record r
    where r.tenant_id = ${tenantId} and r.id = ${id}`.execute(app.db)
  const [record] = await presented(app.db, actor, rows)
  return record ?? refuse({ type: 'not-found' })
}

/** GET security/changeRecord/verify: how many records there are, how many are sealed, and the first that does not fit. */
async function verify({ app, tenantId }: PersonalCall) {
  const { rows } = await sql<{ total: number; sealed: number }>`
    select count(*)::float8 as total, count(seal)::float8 as sealed from security_change_record
    where tenant_id = ${tenantId}`.execute(app.db)
  return { ...rows[0], breach: await firstBreach(app.db, tenantId) }
}

/** POST security/changeRecord/seal: binds what is not sealed yet to the audit chain, now. */
const seal = async ({ app, actor, tenantId }: PersonalCall) => ({
  sealed: await sealChanges(app, tenantId, actor.account),
})

const access = 'security.change-record:view'

export const historyRoutes: readonly Route[] = [
  { method: 'GET', path: 'security/changeRecord/changes', access, answer: changes },
  { method: 'GET', path: 'security/changeRecord/verify', access, answer: verify },
  { method: 'POST', path: 'security/changeRecord/seal', access, answer: seal },
]
