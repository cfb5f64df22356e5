import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { todayOf } from '#server/core/today.ts'

/** Days back from yesterday for which a bill is still asked. */
const back = 7
/** At ten in the morning both services have made the bill of the day before. */
const ready = 10

/** An account at a service, of which there is one bill a day; several channels may share it. */
export interface Merchant {
  readonly service: 'wechat' | 'alipay'
  readonly merchantNo: string
  readonly channels: readonly string[]
}

export interface DueBill extends Merchant {
  readonly day: string
}

const merchants = sql`select c.kind as service, c.merchant_no as "merchantNo",
    array_agg(c.id order by c.enabled desc, c.sort, c.id) as channels,
    min((c.created_at at time zone 'Asia/Shanghai')::date) as since
  from fee_channel c where c.kind in ('wechat', 'alipay') and c.merchant_no is not null`

/** The account of a bill that is there. */
export async function merchantOf(
  { db }: AppContext,
  tenantId: string,
  { service, merchantNo }: Pick<Merchant, 'service' | 'merchantNo'>,
): Promise<Merchant | undefined> {
  const { rows } = await sql<Merchant>`${merchants} and c.tenant_id = ${tenantId} and c.kind = ${service}
    and c.merchant_no = ${merchantNo} group by c.kind, c.merchant_no`.execute(db)
  return rows[0]
}

/**
 * Bills that are to be fetched by now, the oldest first: of each account that takes orders, or took some lately, since it is
 * there. None that is there already; one that was not to be had is asked for again.
 */
export async function dueBills({ db, now }: AppContext, tenantId: string): Promise<readonly DueBill[]> {
  const today = todayOf({ now })
  const { rows } = await sql<DueBill>`
    with account as (
      ${merchants} and c.tenant_id = ${tenantId} and (c.enabled or exists (select from fee_order o
        where o.tenant_id = c.tenant_id and o.channel_id = c.id and o.paid_at > ${today}::date - ${back + 1}::int))
      group by c.kind, c.merchant_no
    )
    select a.service, a."merchantNo", a.channels, to_char(d.day, 'YYYY-MM-DD') as day
    from account a cross join generate_series(${today}::date - ${back}::int, ${today}::date - 1, interval '1 day') d(day)
    where d.day >= a.since
      and (d.day < ${today}::date - 1 or ${hourOf(now())}::int >= ${ready})
      and not exists (select from fee_reconciliation r where r.tenant_id = ${tenantId} and r.service = a.service
        and r.merchant_no = a."merchantNo" and r.day = d.day and r.state <> 'failed')
    order by a.service, a."merchantNo", d.day`.execute(db)
  return rows
}

/** Of the clock at the college. */
const hourOf = (now: Date) => (now.getUTCHours() + 8) % 24
