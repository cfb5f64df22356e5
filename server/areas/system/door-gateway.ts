import { sql } from 'kysely'
import { doorGateway, mostKeys } from '#domain/system/door-gateway.ts'
import { newKey } from '#server/doors/sign.ts'
import { type Desk, serve } from '#server/resource/serve.ts'
import { stamps } from '#server/stamps.ts'

/** Gateways and their keys: a new one is told once, and the one before it stays good until the gateway has it. */
export const doorGateways = serve(doorGateway, {
  async takeAlong(ids, { db, person }) {
    for (const table of ['system_door_key', 'system_door_nonce'])
      await sql`delete from ${sql.table(table)}
        where tenant_id = ${person.tenantId} and gateway_id = any(${ids}::uuid[])`.execute(db)
  },
  actions: {
    async issueKey({ id }, desk) {
      const { db, house, person } = desk
      const { code, secret } = newKey()
      const sealed = await house.secrets.seal(secret)
      const row = { ...stamps(person.tenantId, person.id), gateway_id: id, code, sealed }
      await db
        .insertInto('system_door_key')
        .values({ ...row, issued_at: house.now().toISOString() })
        .execute()
      await keepNewest(desk, id, mostKeys)
      return { secret: `${code}.${secret}` }
    },
    async retireKeys({ id }, desk) {
      await keepNewest(desk, id, 1)
      return undefined
    },
  },
})

async function keepNewest({ db, person }: Desk, gatewayId: string, count: number) {
  await sql`delete from system_door_key where tenant_id = ${person.tenantId} and gateway_id = ${gatewayId}
    and id not in (select id from system_door_key where tenant_id = ${person.tenantId} and gateway_id = ${gatewayId}
      order by issued_at desc, id desc limit ${count})`.execute(db)
  await sql`update system_door_gateway set keys = (select count(*) from system_door_key
      where tenant_id = ${person.tenantId} and gateway_id = ${gatewayId})
    where tenant_id = ${person.tenantId} and id = ${gatewayId}`.execute(db)
}
