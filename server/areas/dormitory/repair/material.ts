import { repairMaterial } from '#domain/dormitory/repair/material.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { moveStock } from './stock.ts'

/** What the store holds is changed by movements alone. */
export const repairMaterials = serve(repairMaterial, {
  beforeWrite({ leastStock }, { current }) {
    const stock = current?.stock ?? 0
    return { stock, short: leastStock != null && stock < leastStock }
  },
  actions: {
    async stockIn({ id }, { quantity, unitPrice, note }, unit) {
      if (unitPrice)
        await table(repairMaterial, unit.db, unit.actor.tenantId).update({ id }, { price: unitPrice })
      await moveStock(unit, id, { kind: 'in', change: quantity, note })
      return undefined
    },
    async stockOut({ id }, { quantity, note }, unit) {
      await moveStock(unit, id, { kind: 'out', change: -quantity, note })
      return undefined
    },
    async count({ id, stock }, { counted, note }, unit) {
      await moveStock(unit, id, { kind: 'counted', change: counted - (stock ?? 0), note })
      return undefined
    },
  },
})
