import { sql } from 'kysely'
import type { z } from 'zod'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { email } from '#domain/resource/email.ts'
import { trialCalls } from '#domain/resource/trials/calls.ts'
import { trialMail } from '#domain/resource/trials/mail.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { filled, table } from '#server/core/database/table.ts'
import { logSent } from '#server/core/messages/log-sent.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { serve } from '#server/core/serve.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { checkMailHost, mailBy, serverWithId } from '#server/platform/mail/mail-server.ts'
import { maskedAddress } from '#server/platform/mail/masked-address.ts'

/** Where another of these would lead, the password would go along. */
const bound = ['host', 'port', 'encryption', 'account'] as const

/** The password is sealed, the host is looked at, and there is one usual server at most. */
export const mailServers = serve(email, {
  async beforeWrite(next, { app, db, actor, current }) {
    checkMailHost(app, next.host)
    if (current && bound.some((name) => current[name] !== next[name]) && !next.password) {
      const sealed = await table(email, db, actor.tenantId).exists({ id: current.id, password: filled })
      const message = '修改服务器、端口、加密方式或账号时，请重新填写邮箱密码'
      if (sealed) refuse({ type: 'invalid', message, fields: { password: message } })
    }
    if (next.usual) {
      await sql`select pg_advisory_xact_lock(hashtext(${`usual mail ${actor.tenantId}`}))`.execute(db)
      await sql`update resource_email set usual = false, revision = revision + 1
        where tenant_id = ${actor.tenantId} and usual and id is distinct from ${current?.id ?? null}::uuid`.execute(
        db,
      )
    }
    return next.password ? { password: await app.secrets.seal(next.password) } : {}
  },
})

async function test({ id, address }: z.output<typeof trialMail>, { c, app, actor, tenantId }: PersonalCall) {
  const server = (await serverWithId(app, tenantId, id)) ?? refuse({ type: 'not-found' })
  await limitAddress(
    app,
    { tenantId, what: `mail test ${actor.id}`, address: addressOf(c) || actor.id },
    { times: 5, seconds: 3600, message: '测试发送过于频繁，请一小时后再试' },
  )
  const letter = {
    to: { name: actor.name, address },
    subject: '邮件配置测试',
    text: '这是一封测试邮件，收到说明邮件配置可用。',
  }
  const failed = await mailBy(app, tenantId, server, letter).then(
    () => undefined,
    (error: Error) => error.message,
  )
  await logSent(app.db, app, {
    ...{ tenantId, channel: 'email', event: 'test', title: letter.subject, provider: server.name },
    ...{ target: maskedAddress(address), state: failed ? 'failed' : 'sent', reason: failed },
  })
  await auditAlone(app, {
    tenantId,
    account: actor.account,
    action: '测试邮件配置',
    target: server.name,
    address: addressOf(c),
    result: failed ? 'failure' : 'success',
  })
  if (failed) refuse({ type: 'invalid', message: phrase('发送失败：{{why}}', { why: failed }) })
}

export const mailConfigRoutes: readonly Route[] = [answerCall(trialCalls.mail, trialMail, test)]
