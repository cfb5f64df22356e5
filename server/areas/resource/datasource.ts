import type { z } from 'zod'
import { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { datasource } from '#domain/resource/datasource.ts'
import { trialCalls } from '#domain/resource/trials/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { filled, table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { serve } from '#server/core/serve.ts'
import { tablesStatement } from '#server/platform/datasource/catalogue.ts'
import { askForeign, checkDatasourceHost, foreignWithId } from '#server/platform/datasource/foreign.ts'

/** The password is sealed, and goes to no other host than the one it was given for. */
export const datasources = serve(datasource, {
  async beforeWrite({ host, port, password }, { app, db, actor, current }) {
    checkDatasourceHost(app, host)
    if (current && (current.host !== host || current.port !== port) && !password) {
      const there = await table(datasource, db, actor.tenantId).exists({ id: current.id, password: filled })
      const message = '修改主机或端口时，请重新填写数据库密码'
      if (there) refuse({ type: 'invalid', message, fields: { password: message } })
    }
    return password ? { password: await app.secrets.seal(password) } : {}
  },
})

/** Whether it answers, and as what. */
async function test({ id }: z.output<typeof oneId>, { c, app, actor, tenantId }: PersonalCall) {
  const foreign = await foreignWithId({ app, tenantId }, id)
  const said = {
    tenantId,
    account: actor.account,
    action: '测试数据源',
    target: foreign.name,
    address: addressOf(c),
  }
  try {
    const [about] = await askForeign<{ version: string }>(app, foreign, 'select version() as version')
    const tables = await askForeign(app, foreign, tablesStatement)
    await auditAlone(app, said)
    return { version: about?.version.split(' on ')[0] ?? '', tables: tables.length }
  } catch (error) {
    await auditAlone(app, { ...said, result: 'failure' })
    throw error
  }
}

export const datasourceRoutes: readonly Route[] = [answerCall(trialCalls.datasource, oneId.strict(), test)]
