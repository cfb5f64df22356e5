import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { carryBack } from './carry-back.ts'
import { checkOrder } from './check.ts'

/** More come the next minute. */
const most = 200
/** Seconds after which the service is asked again about an order that is still open; the student's page asks more often. */
const openAgain = 300

/** A minute, and twice as long each time, up to half an hour. */
const backOff = sql`least(1800, 60 * power(2, least(coalesce(checks, 0), 6)))`

const idsOf = async (app: AppContext, tenantId: string, table: string, when: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where tenant_id = ${tenantId} and ${when} order by checked_at nulls first, id limit ${most}`.execute(
    app.db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Asks the services about orders whose notice did not come and closes those whose time is over, and carries out refunds
 * that were set aside. Each by itself: a service that is silent keeps the others from nothing.
 */
export async function tendOrders(app: AppContext, tenantId: string): Promise<object> {
  const now = app.now().toISOString()
  const at = sql`${now}::timestamptz`
  const open = await idsOf(
    app,
    tenantId,
    'fee_order',
    sql`state in ('waiting', 'paying') and (expires_at <= ${at} or checked_at <= ${at} - make_interval(secs => ${openAgain}))
      and coalesce(checked_at <= ${at} - make_interval(secs => 30), true)`,
  )
  const back = await idsOf(
    app,
    tenantId,
    'fee_order_refund',
    sql`state = 'pending' and coalesce(checked_at <= ${at} - make_interval(secs => ${backOff}), true)`,
  )
  const silent = { orders: 0, refunds: 0 }
  for (const id of open)
    if (!(await did(app, id, () => checkOrder(app, tenantId, id, { after: 30 })))) silent.orders++
  for (const id of back) if (!(await did(app, id, () => carryBack(app, tenantId, id, 30)))) silent.refunds++
  return { orders: open.length, refunds: back.length, silent }
}

const did = async (app: AppContext, id: string, work: () => Promise<void>) =>
  work().then(
    () => true,
    (error: Error) => {
      app.log('warn', 'a payment service gave no answer', { id, reason: error.message })
      return false
    },
  )
