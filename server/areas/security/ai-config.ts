import { refuse } from '#domain/kernel/refusal.ts'
import { aiConfig } from '#domain/security/ai-config.ts'
import { filled, table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { checkServiceAddress } from '#server/identity/federation/out-of-bounds.ts'

/** The key is sealed, and leads to no other address than the one it was given for. */
export const aiConfigs = serve(aiConfig, {
  async beforeWrite({ endpoint, key }, { app, db, actor, current }) {
    checkServiceAddress(app, 'endpoint', endpoint)
    const there = await table(aiConfig, db, actor.tenantId).exists({ key: filled })
    if (current?.endpoint && current.endpoint !== endpoint && there && !key) {
      const message = '修改接口地址时，请重新填写接口密钥'
      refuse({ type: 'invalid', message, fields: { key: message } })
    }
    return key ? { key: await app.secrets.seal(key) } : {}
  },
})
