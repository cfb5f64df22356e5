import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { demoBills } from './bills.ts'

/** So many of a hundred payments of the demo came by an order. */
const online = 12

/** Of the payments of the term, those that students made by themselves: an order for each, and what was paid too much. */
export async function demoOrders(db: Database, tenantId: string): Promise<void> {
  await sql`
    with paid as (
      select l.*, c.id as service_id, c.name as service, f.name as subject,
        l.moved_on::timestamp at time zone 'Asia/Shanghai' + interval '19 hours' as moment,
        lpad((('x' || substr(md5(l.id::text), 1, 8))::bit(32)::bigint)::text, 10, '0') as sign
      from fee_ledger l
      join fee_student_fee f on f.tenant_id = l.tenant_id and f.id = l.fee_id
      join fee_project p on p.tenant_id = l.tenant_id and p.id = l.project_id
      join fee_channel c on c.tenant_id = l.tenant_id and c.body_id = p.body_id and c.kind = 'wechat'
      where l.tenant_id = ${tenantId} and l.kind = 'payment'
        and ('x' || substr(md5(l.id::text), 1, 6))::bit(24)::int % 100 < ${online}
    ), ordered as (
      insert into fee_order (id, tenant_id, created_by, updated_by, no, student_id, subject, amount, channel_id, state,
        received, beyond, refunding, refunded, ordered_at, expires_at, paid_at, transaction_no, class_id, department_id)
      select ${idFrom(sql`'order' || id`)}, tenant_id, 'demo', 'demo', 'JF' || to_char(moved_on, 'YYYYMMDD') || '185800' || sign,
        student_id, subject, amount, service_id, 'paid', amount, 0, 0, 0, moment - interval '2 minutes',
        moment + interval '28 minutes', moment, '4200' || to_char(moved_on, 'YYYYMMDD') || sign, class_id, department_id
      from paid returning id
    ), lines as (
      insert into fee_order_line (id, tenant_id, created_by, updated_by, order_id, fee_id, amount, paid, refunding, refunded)
      select ${idFrom(sql`'order line' || id`)}, tenant_id, 'demo', 'demo', ${idFrom(sql`'order' || id`)}, fee_id, amount,
        amount, 0, 0 from paid returning id
    )
    update fee_ledger l set channel_id = p.service_id, order_id = ${idFrom(sql`'order' || p.id`)}, by = p.service,
      at = p.moment, movement = '4200' || to_char(p.moved_on, 'YYYYMMDD') || p.sign
    from paid p where l.tenant_id = p.tenant_id and l.id = p.id`.execute(db)
  await demoBalances(db, tenantId)
  await demoBills(db, tenantId)
}

/** Some new students paid for books beforehand, at the desk. */
async function demoBalances(db: Database, tenantId: string) {
  await sql`
    with paying as (
      select s.*, upper(substr(md5(s.id::text), 1, 10)) as sign from base_student s
      where s.tenant_id = ${tenantId} and s.grade = 2026 and s.student_state in ('01', '05')
        and ('x' || substr(md5(s.id::text), 1, 6))::bit(24)::int % 40 = 0
    ), kept as (
      insert into fee_prepaid (id, tenant_id, created_by, updated_by, student_id, balance, class_id, department_id)
      select ${idFrom(sql`'prepaid' || id`)}, tenant_id, 'demo', 'demo', id, 20000, class_id, department_id from paying
      returning id
    )
    insert into fee_ledger (id, tenant_id, created_by, updated_by, student_id, class_id, department_id, channel_id, kind,
      amount, movement, moved_on, by, at)
    select ${idFrom(sql`'deposit' || p.id`)}, p.tenant_id, 'demo', 'demo', p.id, p.class_id, p.department_id, c.id,
      'deposit', 20000, 'YJ2026' || p.sign, date '2026-09-05', '财务处', timestamptz '2026-09-05 10:00:00+08'
    from paying p join fee_channel c on c.tenant_id = p.tenant_id and c.code = 'GT'`.execute(db)
}
