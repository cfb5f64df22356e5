import { sql } from 'kysely'
import type { z } from 'zod'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { sms } from '#domain/resource/sms.ts'
import { trialCalls } from '#domain/resource/trials/calls.ts'
import { trialMessage } from '#domain/resource/trials/message.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { filled, nextRevision, table } from '#server/core/database/table.ts'
import { logSent } from '#server/core/messages/log-sent.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { serve } from '#server/core/serve.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { checkServiceAddress } from '#server/identity/federation/out-of-bounds.ts'
import { maskedPhone } from '#server/identity/second-factor/masked-phone.ts'
import { carrierWithId, carryBy } from '#server/identity/sms/carrier.ts'

/** The token is sealed, the address is looked at, and there is one usual carrier at most. */
export const smsServices = serve(sms, {
  async beforeWrite({ url, token, usual }, { app, db, actor, current }) {
    checkServiceAddress(app, 'url', url)
    // Where else it would lead, the token would go along.
    if (current && current.url !== url && !token && (await hasToken(db, actor.tenantId, current.id))) {
      const message = '修改接口地址时，请重新填写访问令牌'
      refuse({ type: 'invalid', message, fields: { token: message } })
    }
    if (usual) {
      await sql`select pg_advisory_xact_lock(hashtext(${`usual carrier ${actor.tenantId}`}))`.execute(db)
      await table(sms, db, actor.tenantId).update(
        [{ usual: true }, sql`id is distinct from ${current?.id ?? null}::uuid`],
        { usual: false, revision: nextRevision },
      )
    }
    return token ? { token: await app.secrets.seal(token) } : {}
  },
})

async function hasToken(db: PersonalCall['app']['db'], tenantId: string, id: string) {
  return table(sms, db, tenantId).exists({ id, token: filled })
}

async function test(asked: z.output<typeof trialMessage>, { c, app, actor, tenantId }: PersonalCall) {
  const carrier = (await carrierWithId(app, tenantId, asked.id)) ?? refuse({ type: 'not-found' })
  await limitAddress(
    app,
    { tenantId, what: `sms test ${actor.id}`, address: addressOf(c) || actor.id },
    {
      times: 5,
      seconds: 3600,
      message: '测试发送过于频繁，请一小时后再试',
    },
  )
  const said = {
    tenantId,
    channel: 'sms',
    event: 'test',
    title: '短信配置测试',
    provider: carrier.name,
  } as const
  const target = maskedPhone(asked.phone)
  const failed = await carryBy(
    app,
    tenantId,
    carrier,
    asked.phone,
    '这是一条测试短信，收到说明短信配置可用。',
  ).then(
    () => undefined,
    (error: Error) => error.message,
  )
  await logSent(app.db, app, { ...said, target, state: failed ? 'failed' : 'sent', reason: failed })
  await auditAlone(app, {
    tenantId,
    account: actor.account,
    action: '测试短信配置',
    target: carrier.name,
    address: addressOf(c),
    result: failed ? 'failure' : 'success',
  })
  if (failed) refuse({ type: 'invalid', message: phrase('发送失败：{{why}}', { why: failed }) })
}

export const smsConfigRoutes: readonly Route[] = [answerCall(trialCalls.message, trialMessage, test)]
