import { sql } from 'kysely'
import { doorGateway, mostKeys } from '#domain/system/door-gateway.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { newKey } from '#server/platform/doors/sign.ts'

/** Gateways and their keys: a new one is told once, and the one before it stays good until the gateway has it. */
export const doorGateways = serve(doorGateway, {
  async cascadeRemove(ids, { db, actor }) {
    for (const table of ['system_door_key', 'system_door_nonce'])
      await sql`delete from ${sql.table(table)}
        where tenant_id = ${actor.tenantId} and gateway_id = any(${ids}::uuid[])`.execute(db)
  },
  actions: {
    async issueKey({ id }, _, unit) {
      const { db, app, actor } = unit
      const { code, secret } = newKey()
      const sealed = await app.secrets.seal(secret)
      const row = { ...stamps(actor.tenantId, actor.id), gateway_id: id, code, sealed }
      await db
        .insertInto('system_door_key')
        .values({ ...row, issued_at: app.now().toISOString() })
        .execute()
      await keepNewest(unit, id, mostKeys)
      return { secret: `${code}.${secret}` }
    },
    async retireKeys({ id }, _, unit) {
      await keepNewest(unit, id, 1)
      return undefined
    },
  },
})

async function keepNewest({ db, actor }: Unit, gatewayId: string, count: number) {
  await sql`delete from system_door_key where tenant_id = ${actor.tenantId} and gateway_id = ${gatewayId}
    and id not in (select id from system_door_key where tenant_id = ${actor.tenantId} and gateway_id = ${gatewayId}
      order by issued_at desc, id desc limit ${count})`.execute(db)
  await sql`update system_door_gateway set keys = (select count(*) from system_door_key
      where tenant_id = ${actor.tenantId} and gateway_id = ${gatewayId})
    where tenant_id = ${actor.tenantId} and id = ${gatewayId}`.execute(db)
}
