import { sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import type { sms } from '#domain/resource/sms.ts'
import { outward } from '#server/federation/outward.ts'
import type { House } from '#server/house.ts'
import { count } from '#server/tally.ts'
import { todayOf } from '#server/today.ts'
import { filledJson } from './json-template.ts'

/** A carrier as it is kept: its token sealed. */
export type Carrier = Pick<Row<typeof sms>, 'id' | 'name' | 'url' | 'body' | 'signature' | 'dailyLimit'> & {
  readonly token: string | null
}

const columns = sql`id, name, url, body, token, signature, daily_limit as "dailyLimit"`

/** The one that carries a college's messages; undefined where the college leaves it to the installation. */
export async function usualCarrier({ db }: House, tenantId: string): Promise<Carrier | undefined> {
  const { rows } = await sql<Carrier>`select ${columns} from resource_sms
    where tenant_id = ${tenantId} and enabled and usual order by id limit 1`.execute(db)
  return rows[0]
}

export async function carrierWithId(
  { db }: House,
  tenantId: string,
  id: string,
): Promise<Carrier | undefined> {
  const { rows } = await sql<Carrier>`select ${columns} from resource_sms
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  return rows[0]
}

/** Whether messages of this college reach anybody at all. */
export const sendsSms = async (house: House, tenantId: string) =>
  house.settings.sendsSms || (await usualCarrier(house, tenantId)) !== undefined

/** Takes one message to a carrier; throws when it is not taken, or too many were today. */
export async function carryBy(house: House, tenantId: string, carrier: Carrier, phone: string, text: string) {
  const today = todayOf(house)
  const subject = `sms ${carrier.id} ${today}`
  if ((await count(house.db, { tenantId, subject }, 24 * 3600, house.now())) > carrier.dailyLimit)
    throw new Error('今日发送数量已达上限')
  const signed = carrier.signature ? `【${carrier.signature}】${text}` : text
  const token = carrier.token && (await house.secrets.open(carrier.token))
  const answer = await outward(
    house,
    carrier.url,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(filledJson(JSON.parse(carrier.body), { phone, text: signed })),
    },
    { hosts: house.settings.serviceHosts, seconds: 10 },
  )
  if (!answer.ok) throw new Error(`服务商返回 ${answer.status}`)
}

/** Takes one message to a carrier, or to that of the installation; throws when it is not taken. Says who took it. */
export async function carry(
  house: House,
  tenantId: string,
  carrier: Carrier | undefined,
  phone: string,
  text: string,
): Promise<string> {
  if (carrier) await carryBy(house, tenantId, carrier, phone, text)
  else await house.sendSms(phone, text)
  return carrier?.name ?? '系统默认'
}
