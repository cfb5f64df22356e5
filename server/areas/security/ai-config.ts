import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { aiConfig } from '#domain/security/ai-config.ts'
import { serve } from '#server/core/serve.ts'
import { checkServiceAddress } from '#server/identity/federation/out-of-bounds.ts'

/** The key is sealed, and leads to no other address than the one it was given for. */
export const aiConfigs = serve(aiConfig, {
  async beforeWrite({ endpoint, key }, { app, db, actor, current }) {
    checkServiceAddress(app, 'endpoint', endpoint)
    const { rows } = await sql`select from security_ai_config
      where tenant_id = ${actor.tenantId} and key is not null`.execute(db)
    if (current?.endpoint && current.endpoint !== endpoint && rows.length > 0 && !key) {
      const message = '修改接口地址时，请重新填写接口密钥'
      refuse({ type: 'invalid', message, fields: { key: message } })
    }
    return key ? { key: await app.secrets.seal(key) } : {}
  },
})
