import { sql } from 'kysely'
import { goodsItem } from '#domain/claim/goods/item.ts'
import { dormKey } from '#domain/claim/goods/key.ts'
import { goodsSet } from '#domain/claim/goods/set.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import { type Served, serve } from '#server/core/serve.ts'
import { parametersServed } from './parameter.ts'
import { orders } from './served-order.ts'

const wrong = (message: string): never => refuse({ type: 'invalid', message })

/** The first answer of a question that finds what is wrong, in words. */
async function refuseIf(
  db: Database,
  found: ReturnType<typeof sql<{ name: string }>>,
  say: (name: string) => string,
) {
  const [first] = (await found.execute(db)).rows
  if (first) wrong(say(first.name))
}

/** Stock lies in the sizes of the item's own table, each size once, and never below what is out. */
const items = serve(goodsItem, {
  async afterWrite({ id, kind, measure }, { db, actor: { tenantId } }) {
    const stock = sql`claim_goods_stock s left join ${behind('claim_goods_size z', 's.size_id')}
      where s.tenant_id = ${tenantId} and s.item_id = ${id}`
    await refuseIf(
      db,
      measure === 'none'
        ? sql`select z.code as name from ${stock} and s.size_id is not null`
        : sql`select coalesce(z.code, '') as name from ${stock}
            and (s.size_id is null or z.kind <> ${kind} or z.measure <> ${measure})`,
      (name) =>
        name ? phrase('库存中的尺码“{{name}}”与该物资的尺码类型不符', { name }) : '库存应逐个尺码填写',
    )
    await refuseIf(
      db,
      sql`select coalesce(z.code, '') as name from ${stock} group by s.size_id, z.code having count(*) > 1`,
      (name) => (name ? phrase('库存中的尺码“{{name}}”重复', { name }) : '不分尺码的物资只有一行库存'),
    )
    await refuseIf(
      db,
      sql`select coalesce(z.code, '') as name from ${stock} and s.stocked < coalesce(s.issued, 0)`,
      (name) => (name ? phrase('尺码“{{name}}”的入库数量少于已发数量', { name }) : '入库数量少于已发数量'),
    )
  },
})

/** A set holds goods of its own kind. */
const sets = serve(goodsSet, {
  afterWrite: ({ id, kind }, { db, actor: { tenantId } }) =>
    refuseIf(
      db,
      sql`select i.name from claim_goods_set_line l
        join ${behind('claim_goods_item i', 'l.item_id')}
        where l.tenant_id = ${tenantId} and l.set_id = ${id} and i.kind <> ${kind}`,
      (name) => phrase('“{{name}}”不是本类物资，不能放入套装', { name }),
    ),
})

/** A key hangs where its bed stands, until a desk hands it out. */
const keys = serve(dormKey, {
  beforeWrite({ bedId }, { current }) {
    if (current && current.bedId !== bedId && current.state !== 'stored')
      wrong('钥匙不在库，不能改到其他床位')
    return { state: current?.state ?? 'stored' }
  },
  async beforeRemove(ids, { db, actor }) {
    await refuseIf(
      db,
      sql`select key_no as name from claim_dorm_key where tenant_id = ${actor.tenantId}
        and id = any(${ids}::uuid[]) and state <> 'stored'`,
      (name) => phrase('钥匙“{{name}}”不在库，不能删除', { name }),
    )
  },
})

export const goodsServed: readonly Served[] = [...parametersServed, items, sets, keys, orders]
