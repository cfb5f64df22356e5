import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'

/** The bills of September, each beside the orders of its day: one day had a payment more and one a payment less. */
export async function demoBills(db: Database, tenantId: string): Promise<void> {
  await sql`
    insert into fee_reconciliation (id, tenant_id, created_by, updated_by, name, day, service, merchant_no, state, payments, paid,
      kept_paid, refunds, refunded, kept_refunded, others, differences, open, checked_at)
    select ${idFrom(sql`'bill' || c.kind || c.merchant_no || o.day`)}, ${tenantId}, 'demo', 'demo',
      case c.kind when 'wechat' then '微信支付 ' else '支付宝 ' end || o.day, o.day, c.kind,
      c.merchant_no, 'matched', count(*), sum(o.received), sum(o.received), 0, 0, 0, 0, 0, 0,
      (o.day + 1)::timestamp at time zone 'Asia/Shanghai' + interval '10 hours 10 minutes'
    from (select *, (paid_at at time zone 'Asia/Shanghai')::date as day from fee_order where tenant_id = ${tenantId}) o
    join fee_channel c on c.tenant_id = o.tenant_id and c.id = o.channel_id
    where c.kind in ('wechat', 'alipay') and o.paid_at is not null
    group by c.kind, c.merchant_no, o.day`.execute(db)
  await demoDifferences(db, tenantId)
}

/** What the service had and nobody here knew of is settled; what it did not have is still open. */
async function demoDifferences(db: Database, tenantId: string) {
  await sql`
    with last as (
      select *, row_number() over (order by day desc) as place from fee_reconciliation where tenant_id = ${tenantId}
    ), missing as (
      select distinct on (l.id) l.*, o.id as order_id, o.no as order_no, o.received, o.student_id, o.transaction_no
      from last l join fee_order o on o.tenant_id = l.tenant_id and (o.paid_at at time zone 'Asia/Shanghai')::date = l.day
      where l.place = 2 order by l.id, o.no
    ), kept as (
      insert into fee_difference (id, tenant_id, created_by, updated_by, reconciliation_id, day, service, of, kind, no,
        transaction_no, theirs, ours, order_id, student_id, state, way, note, by, at)
      select ${idFrom(sql`'surplus' || id`)}, ${tenantId}, 'demo', 'demo', id, day, service, 'payment', 'surplus',
        'JF' || to_char(day, 'YYYYMMDD') || '2110054410277316', '4200' || to_char(day, 'YYYYMMDD') || '5524018830', 6000,
        null::bigint, null::uuid, null::uuid, 'handled', '02', '学生在支付平台误付，已由平台退还。', '财务处', checked_at + interval '5 hours'
      from last where place = 4
      union all
      select ${idFrom(sql`'shortage' || id`)}, ${tenantId}, 'demo', 'demo', id, day, service, 'payment', 'shortage',
        order_no, transaction_no, null, received, order_id, student_id, 'open', null, null, null, null
      from missing
      returning reconciliation_id, state, theirs, ours
    )
    update fee_reconciliation b set differences = 1, open = case when k.state = 'open' then 1 else 0 end,
      state = case when k.state = 'open' then 'differing' else 'settled' end,
      payments = b.payments + case when k.theirs is null then -1 else 1 end,
      paid = b.paid + coalesce(k.theirs, 0) - coalesce(k.ours, 0)
    from kept k where b.tenant_id = ${tenantId} and b.id = k.reconciliation_id`.execute(db)
}
