import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { clockTolerance, wordsOfCall } from '#domain/system/door-wire.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import { behind } from '#server/core/database/table.ts'
import { readJson } from '#server/core/json.ts'
import { leaveOut } from '#server/core/logs/api-log.ts'
import { count } from '#server/core/rate-counter.ts'
import { realNow } from '#server/core/real-now.ts'
import type { Call } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { isSignedBy } from './sign.ts'

export interface Gateway {
  readonly id: string
  readonly tenantId: string
  readonly name: string
  /** Of the key that this call was signed with. */
  readonly secret: string
}

interface GatewayCall<Body> {
  readonly app: AppContext
  readonly gateway: Gateway
  readonly body: Body
  readonly address: string
  /** True once the gateway has hung up. */
  readonly gone: () => boolean
  /** It comes again and again and nothing came of it: the log of calls may do without. */
  readonly unremarkable: () => void
}

/** Calls a minute: of an address, and of a gateway that has proved itself. */
const mostOfAddress = 600
const mostOfGateway = 300

/** A call of a gateway: it has no session, and proves itself anew each time. */
export const fromGateway =
  <Body>(schema: z.ZodType<Body>, answer: (told: GatewayCall<Body>) => unknown) =>
  async ({ c, app, tenantId }: Call) => {
    const address = addressOf(c)
    await limitAddress(
      app,
      { tenantId, what: 'door gateway', address },
      { times: mostOfAddress, seconds: 60 },
    )
    const { pathname, search } = new URL(c.req.url)
    const heard = {
      key: c.req.header('gateway-key') ?? '',
      time: c.req.header('gateway-time') ?? '',
      nonce: c.req.header('gateway-nonce') ?? '',
      signature: c.req.header('gateway-signature') ?? '',
      path: pathname + search,
      body: await c.req.text(),
    }
    const gateway = await proved(app, tenantId, heard)
    c.set('caller', { tenantId, account: gateway.name.slice(0, 64) })
    const calls = { tenantId, subject: `door gateway ${gateway.id}` }
    if ((await count(app.db, calls, 60, app.now())) > mostOfGateway)
      refuse({ type: 'too-many', message: '网关请求过于频繁，请稍后再试', retryAfter: 60 })
    return answer({
      app,
      gateway,
      address,
      body: read(schema, heard.body),
      gone: () => c.req.raw.signal.aborted,
      unremarkable: () => leaveOut(c),
    })
  }

interface SignedRequest {
  readonly key: string
  readonly time: string
  readonly nonce: string
  readonly signature: string
  readonly path: string
  readonly body: string
}

/** One answer to a key that is not there, a gateway that is off, and a signature that is wrong. */
async function proved(app: AppContext, tenantId: string, heard: SignedRequest): Promise<Gateway> {
  if (!/^\d{10}$/.test(heard.time) || !/^[\w-]{16,64}$/.test(heard.nonce)) refuse({ type: 'bad-signature' })
  const { rows } = await sql<{ id: string; name: string; sealed: string }>`select g.id, g.name, k.sealed
    from system_door_key k join ${behind('system_door_gateway g', 'k.gateway_id')}
    where k.tenant_id = ${tenantId} and k.code = ${heard.key.slice(0, 32)} and g.enabled`.execute(app.db)
  const [found] = rows
  const secret = found && (await app.secrets.open(found.sealed))
  if (!found || !secret || !(await isSignedBy(secret, wordsOfCall(heard), heard.signature)))
    return refuse({ type: 'bad-signature' })
  const apart = Math.abs(realNow(app).getTime() / 1000 - Number(heard.time))
  if (apart > clockTolerance)
    refuse({ type: 'invalid', message: '网关时钟与服务器相差超过 5 分钟，请校准网关的时间' })
  await spendNonce(app, tenantId, found.id, heard.nonce)
  return { id: found.id, tenantId, name: found.name, secret }
}

/** Of two calls with one word only the first is one. */
async function spendNonce({ db, now }: AppContext, tenantId: string, gatewayId: string, nonce: string) {
  const row = { ...stamps(tenantId, 'gateway'), gateway_id: gatewayId, nonce, used_at: now().toISOString() }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('system_door_nonce')
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'gateway_id', 'nonce']).doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) === 0)
    refuse({ type: 'conflict', message: '此请求已经收到过，重发时请使用新的随机数' })
}

function read<Body>(schema: z.ZodType<Body>, text: string): Body {
  const { success, data } = schema.safeParse(readJson(text))
  return success ? data : refuse({ type: 'invalid', message: '请求参数格式错误' })
}
