import { sql } from 'kysely'
import { repairMovement } from '#domain/dormitory/repair/movement.ts'
import type { Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { materialOf } from './setting.ts'

export interface Mended {
  readonly id: string
  readonly title: string
  /** The code of its type. */
  readonly type: string
  readonly finishedAt: string
}

interface Material {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly price: number
  readonly bought: number
}

/**
 * What mended orders took from the store: what each says of it, and the movements, which are written once the orders
 * stand. What was bought came before the first of them.
 */
export async function demoMovements(db: Database, tenantId: string, mended: readonly Mended[]) {
  const random = seeded(63)
  const { rows } = await sql<Material>`select id, code, name, price::float8 as price, stock as bought
    from dormitory_repair_material where tenant_id = ${tenantId} order by code`.execute(db)
  const left = new Map(rows.map(({ id, bought }) => [id, bought]))
  const first = mended.reduce((least, { finishedAt }) => (finishedAt < least ? finishedAt : least), '9')
  const moves = rows.map(({ id, price, bought }) => ({
    ...{
      id: random.id(),
      happenedAt: first === '9' ? new Date().toISOString() : first,
      materialId: id,
      kind: 'in',
    },
    ...{ change: bought, balance: bought, unitPrice: price, operator: '系统管理员', note: '期初采购入库' },
  }))
  const orders = new Map<string, { materials: string; materialCost: number }>()
  const taken = mended.toSorted((one, other) => (one.finishedAt < other.finishedAt ? -1 : 1))
  const uses = taken.flatMap(({ id: orderId, title, type, finishedAt }) => {
    const codes = materialOf.filter(([of]) => of === type).map(([, code]) => code)
    const material = rows.find(({ code }) => codes.length > 0 && code === codes[random.below(codes.length)])
    const quantity = 1 + random.below(2)
    const balance = (left.get(material?.id ?? '') ?? 0) - quantity
    if (!material || balance < 0 || random.below(10) < 3) return []
    left.set(material.id, balance)
    orders.set(orderId, {
      materials: `${material.name} ×${quantity}`,
      materialCost: quantity * material.price,
    })
    return {
      ...{
        id: random.id(),
        happenedAt: finishedAt,
        materialId: material.id,
        kind: 'used',
        change: -quantity,
      },
      ...{ balance, unitPrice: material.price, orderId, operator: '维修工', note: title },
    }
  })
  return {
    orders,
    async write() {
      await insertRows(db, repairMovement, tenantId, [...moves, ...uses], { by: 'demo' })
      const [ids, stocks] = [[...left.keys()], [...left.values()]]
      await sql`update dormitory_repair_material m set stock = g.stock, short = coalesce(g.stock < m.least_stock, false)
        from unnest(${ids}::uuid[], ${stocks}::int[]) as g(id, stock)
        where m.tenant_id = ${tenantId} and m.id = g.id`.execute(db)
    },
  }
}
