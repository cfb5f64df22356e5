import { sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import type { sms } from '#domain/resource/sms.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { count } from '#server/core/rate-counter.ts'
import { todayOf } from '#server/core/today.ts'
import { serviceOutOfBounds } from '#server/identity/federation/out-of-bounds.ts'
import { Busy, outward, SettingFault } from '#server/identity/federation/outward.ts'
import { filledJson } from './json-template.ts'

/** A carrier as it is kept: its token sealed. */
export type Carrier = Pick<Row<typeof sms>, 'id' | 'name' | 'url' | 'body' | 'signature' | 'dailyLimit'> & {
  readonly token: string | null
}

const columns = sql`id, name, url, body, token, signature, daily_limit as "dailyLimit"`

/** The one that carries a college's messages; undefined where the college leaves it to the installation. */
export async function usualCarrier({ db }: AppContext, tenantId: string): Promise<Carrier | undefined> {
  const { rows } = await sql<Carrier>`select ${columns} from resource_sms
    where tenant_id = ${tenantId} and enabled and usual order by id limit 1`.execute(db)
  return rows[0]
}

export async function carrierWithId(
  { db }: AppContext,
  tenantId: string,
  id: string,
): Promise<Carrier | undefined> {
  const { rows } = await sql<Carrier>`select ${columns} from resource_sms
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  return rows[0]
}

/** Whether messages of this college reach anybody at all. */
export const sendsSms = async (app: AppContext, tenantId: string) =>
  app.settings.sendsSms || (await usualCarrier(app, tenantId)) !== undefined

/** Takes one message to a carrier; throws when it is not taken, or too many were today. */
export async function carryBy(
  app: AppContext,
  tenantId: string,
  carrier: Carrier,
  phone: string,
  text: string,
) {
  const today = todayOf(app)
  const subject = `sms ${carrier.id} ${today}`
  if ((await count(app.db, { tenantId, subject }, 24 * 3600, app.now())) > carrier.dailyLimit)
    throw new Error('今日发送数量已达上限')
  const signed = carrier.signature ? `【${carrier.signature}】${text}` : text
  const token = carrier.token && (await app.secrets.open(carrier.token))
  const answer = await outward(
    app,
    carrier.url,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(filledJson(JSON.parse(carrier.body), { phone, text: signed })),
    },
    { hosts: app.settings.serviceHosts, seconds: 10 },
  ).catch((error: Error) => {
    app.log('warn', 'a carrier of messages gave no answer', { carrier: carrier.name, reason: error.message })
    throw new Error(whyNotTaken(error), { cause: error })
  })
  if (!answer.ok) throw new Error(`服务商返回 ${answer.status}`)
}

function whyNotTaken(error: Error): string {
  if (error instanceof SettingFault) return serviceOutOfBounds
  return error instanceof Busy ? '服务商繁忙，请稍后再试' : '没有连上服务商，请核对接口地址'
}

/** Takes one message to a carrier, or to that of the installation; throws when it is not taken. Says who took it. */
export async function carry(
  app: AppContext,
  tenantId: string,
  carrier: Carrier | undefined,
  phone: string,
  text: string,
): Promise<string> {
  if (carrier) await carryBy(app, tenantId, carrier, phone, text)
  else await app.sendSms(phone, text)
  return carrier?.name ?? '系统默认'
}
