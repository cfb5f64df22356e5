import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { sms } from '#domain/resource/sms.ts'
import { phonePattern } from '#domain/rules/phone.ts'
import { auditAlone } from '#server/audit/audit.ts'
import { addressOf } from '#server/client-address.ts'
import { checkServiceAddress } from '#server/federation/out-of-bounds.ts'
import { limitAddress } from '#server/limit.ts'
import { logSent } from '#server/messages/log-sent.ts'
import { jsonOf } from '#server/request-body.ts'
import { checked } from '#server/resource/checked.ts'
import { serve } from '#server/resource/serve.ts'
import type { PersonalCall, Route } from '#server/route.ts'
import { maskedPhone } from '#server/second-factor/masked-phone.ts'
import { carrierWithId, carryBy } from '#server/sms/carrier.ts'

/** The token is sealed, the address is looked at, and there is one usual carrier at most. */
export const smsServices = serve(sms, {
  async beforeWrite({ url, token, usual }, { house, db, person, current }) {
    checkServiceAddress(house, 'url', url)
    // Where else it would lead, the token would go along.
    if (current && current.url !== url && !token && (await hasToken(db, person.tenantId, current.id))) {
      const message = '修改接口地址时，请重新填写访问令牌'
      refuse({ type: 'invalid', message, fields: { token: message } })
    }
    if (usual) {
      await sql`select pg_advisory_xact_lock(hashtext(${`usual carrier ${person.tenantId}`}))`.execute(db)
      await sql`update resource_sms set usual = false, revision = revision + 1
        where tenant_id = ${person.tenantId} and usual and id is distinct from ${current?.id ?? null}::uuid`.execute(
        db,
      )
    }
    return token ? { token: await house.secrets.seal(token) } : {}
  },
})

async function hasToken(db: PersonalCall['house']['db'], tenantId: string, id: string) {
  const { rows } = await sql`select from resource_sms
    where tenant_id = ${tenantId} and id = ${id} and token is not null`.execute(db)
  return rows.length > 0
}

const trial = z.strictObject({ id: z.uuid(), phone: z.string().regex(phonePattern, '手机号格式不正确') })

/** POST resource/sms/test: one message to a phone that whoever tries it names. */
async function test({ c, house, person, tenantId }: PersonalCall) {
  const asked = checked(trial, {}, await jsonOf(c))
  const carrier = (await carrierWithId(house, tenantId, asked.id)) ?? refuse({ type: 'not-found' })
  await limitAddress(
    house,
    { tenantId, what: `sms test ${person.id}`, address: addressOf(c) || person.id },
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
    house,
    tenantId,
    carrier,
    asked.phone,
    '这是一条测试短信，收到说明短信配置可用。',
  ).then(
    () => undefined,
    (error: Error) => error.message,
  )
  await logSent(house.db, house, { ...said, target, state: failed ? 'failed' : 'sent', reason: failed })
  await auditAlone(house, {
    tenantId,
    account: person.account,
    action: '测试短信配置',
    target: carrier.name,
    address: addressOf(c),
    result: failed ? 'failure' : 'success',
  })
  if (failed) refuse({ type: 'invalid', message: `发送失败：${failed}` })
}

export const smsConfigRoutes: readonly Route[] = [
  { method: 'POST', path: 'resource/sms/test', access: 'resource.sms:update', answer: test },
]
