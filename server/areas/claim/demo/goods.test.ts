import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { createArrivalDay } from './arrival-day.ts'
import { createGoods } from './goods.ts'

describe('the goods desks of the demo college', () => {
  const college = sessionsOn('pglite')
  const asked = async (question: ReturnType<typeof sql<{ n: number }>>) =>
    (await question.execute(college.app().db)).rows[0]?.n

  beforeAll(async () => {
    await loadDemo(college.app(), { size: 'small', tenantId: college.tenantId })
    await createDemoAccounts(college.app(), college.tenantId)
    await createArrivalDay(college.app(), college.tenantId)
    await createGoods(college.app(), college.tenantId)
  })

  it('sell to a good part of the new students, and to nobody who does not come', async () => {
    expect(await asked(sql`select count(*)::int as n from claim_goods_order`)).toBeGreaterThan(200)
    expect(
      await asked(sql`select count(*)::int as n from claim_goods_order o
        join admissions_admitted_student a on a.tenant_id = o.tenant_id and a.id = o.admitted_id
        where a.arrival not in ('awaited', 'arrived') or (o.state = 'received' and a.arrival <> 'arrived')`),
    ).toBe(0)
  })

  it('have handed out just what their students received', async () => {
    expect(
      await asked(sql`select count(*)::int as n from claim_goods_stock s where coalesce(s.issued, 0) <> (
        select coalesce(sum(l.quantity), 0) from claim_goods_order_line l
        join claim_goods_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
        where l.item_id = s.item_id and l.size_id is not distinct from s.size_id and o.state = 'received')`),
    ).toBe(0)
    expect(
      await asked(sql`select count(*)::int as n from claim_dorm_key k full join (
          select key_id from claim_goods_order where kind = 'key' and state = 'received') o on o.key_id = k.id
        where (coalesce(k.state, '') = 'issued') <> (o.key_id is not null)`),
    ).toBe(0)
  })
})
