import { refuse } from '#domain/kernel/refusal.ts'
import { type KnownParameter, knownParameters, parameter } from '#domain/system/parameter.ts'
import { table } from '#server/core/database/table.ts'
import { forgetParameters } from '#server/core/parameters.ts'
import { serve } from '#server/core/serve.ts'

const isKnown = (key: string | undefined): key is KnownParameter =>
  key !== undefined && Object.hasOwn(knownParameters, key)

export const parameters = serve(parameter, {
  beforeWrite(next, { current }) {
    if (isKnown(current?.key) && (next.key !== current?.key || next.kind !== current?.kind)) {
      const message = '系统内置参数的键和类型不能修改'
      refuse({ type: 'invalid', message, fields: { key: message } })
    }
    return { builtIn: isKnown(next.key) }
  },
  afterWrite(_, { app, actor }) {
    forgetParameters(app, actor.tenantId)
  },
  async beforeRemove(ids, { db, app, actor }) {
    const rows = await table(parameter, db, actor.tenantId).list({ id: ids }, ['key'])
    if (rows.some(({ key }) => isKnown(key))) refuse({ type: 'conflict', message: '系统内置参数不能删除' })
    forgetParameters(app, actor.tenantId)
  },
})
