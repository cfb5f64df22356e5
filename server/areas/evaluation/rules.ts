import { evaluationItem } from '#domain/evaluation/item.ts'
import { plusMinusStandard } from '#domain/evaluation/standard.ts'
import { evaluationType } from '#domain/evaluation/type.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'

/** A new type counts for nothing until its weight is set. */
export const evaluationTypes = serve(evaluationType, {
  beforeWrite: (_, { current }) => (current ? undefined : { weight: 0, base: 0, cap: 100 }),
})

export const evaluationItems = serve(evaluationItem, {
  async beforeWrite({ parentId, typeId }, { db, actor }) {
    if (!parentId) return undefined
    const above = await table(evaluationItem, db, actor.tenantId).get({ id: parentId }, ['typeId'])
    if (above && above.typeId !== typeId) refuseAt('typeId', '测评类型应与上级项目相同')
    return undefined
  },
})

export const plusMinusStandards = serve(plusMinusStandard, {
  async beforeWrite({ parentId, itemId }, { db, actor }) {
    if (!parentId) return undefined
    const above = await table(plusMinusStandard, db, actor.tenantId).get({ id: parentId }, ['itemId'])
    if (above && above.itemId !== itemId) refuseAt('itemId', '测评项目应与上级标准相同')
    return undefined
  },
})
