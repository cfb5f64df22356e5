import { type RawBuilder, sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { ServiceUnavailable } from '#server/core/payments/port.ts'
import { carryBack } from './carry-back.ts'
import { checkOrder } from './check.ts'

/** Of each channel; more come the next minute. */
const most = 200
/** Seconds after which the service is asked again about an order that is still open; the student's page asks more often. */
const openAgain = 300

/** A minute, and twice as long each time, up to half an hour. */
const backOff = sql`least(1800, 60 * power(2, least(coalesce(w.checks, 0), 6)))`

interface Due {
  readonly id: string
  readonly channelId: string
}

interface Work {
  /** With the row that is tended as `w`. */
  readonly from: RawBuilder<unknown>
  readonly channel: RawBuilder<unknown>
  readonly when: RawBuilder<unknown>
}

/** Those that have waited longest, of each channel. */
async function dueOf(app: AppContext, tenantId: string, { from, channel, when }: Work) {
  const { rows } = await sql<Due>`select id, channel as "channelId" from (
      select w.id, ${channel} as channel, w.checked_at,
        row_number() over (partition by ${channel} order by w.checked_at nulls first, w.id) as place
      from ${from} where w.tenant_id = ${tenantId} and ${channel} is not null and ${when}
    ) due where place <= ${most} order by checked_at nulls first, id`.execute(app.db)
  return rows
}

/**
 * Asks the services about orders whose notice did not come and closes those whose time is over, and carries out refunds
 * that were set aside. Each by itself. A service that is silent once is left until the next minute, and keeps the others
 * from nothing.
 */
export async function tendOrders(app: AppContext, tenantId: string): Promise<object> {
  const at = sql`${app.now().toISOString()}::timestamptz`
  const open = await dueOf(app, tenantId, {
    ...{ from: sql`fee_order w`, channel: sql`w.channel_id` },
    when: sql`w.state in ('waiting', 'paying')
      and (w.expires_at <= ${at} or w.checked_at <= ${at} - make_interval(secs => ${openAgain}))
      and coalesce(w.checked_at <= ${at} - make_interval(secs => 30), true)`,
  })
  const back = await dueOf(app, tenantId, {
    from: sql`fee_order_refund w join fee_order o on o.tenant_id = w.tenant_id and o.id = w.order_id`,
    channel: sql`o.channel_id`,
    when: sql`w.state = 'pending'
      and coalesce(w.checked_at <= ${at} - make_interval(secs => ${backOff}), true)`,
  })
  const away = new Set<string>()
  const orders = await eachOf(app, open, away, (id) => checkOrder(app, tenantId, id, { after: 30 }))
  const refunds = await eachOf(app, back, away, (id) => carryBack(app, tenantId, id, 30))
  return { orders, refunds, silent: away.size }
}

/** Does what is due, but for channels that are away; answers how many went well. */
async function eachOf(
  app: AppContext,
  due: readonly Due[],
  away: Set<string>,
  work: (id: string) => Promise<void>,
): Promise<number> {
  let done = 0
  for (const { id, channelId } of due) {
    if (away.has(channelId)) continue
    try {
      await work(id)
      done++
    } catch (error) {
      if (error instanceof ServiceUnavailable) away.add(channelId)
      app.log('warn', 'a payment service gave no answer', { id, reason: (error as Error).message })
    }
  }
  return done
}
