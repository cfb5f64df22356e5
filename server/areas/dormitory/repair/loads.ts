import { type RawBuilder, sql } from 'kysely'
import type { RepairLoad, RepairProposal } from '#domain/dormitory/repair/calls.ts'
import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { proposalsFor } from '#domain/dormitory/repair/proposal.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { deskOf } from '#server/engine/rows/picker.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import type { Order } from './unit.ts'

interface Kept extends RepairLoad {
  readonly workerId: string
  readonly buildingIds: string | null
  readonly typeIds: string | null
}

/** Areas in use whose workers can sign in, with what each worker has in hand over all areas. */
async function areasOf({ db, app, actor }: Unit): Promise<readonly Kept[]> {
  const of = (more: RawBuilder<unknown>) => sql`(count(o.id) filter (where ${more}))::int`
  const { rows } = await sql<Kept>`select a.id as "areaId", a.name as area, u.name as worker,
      a.worker_id as "workerId", a.building_ids as "buildingIds", a.type_ids as "typeIds", a.capacity,
      ${of(sql`o.state = 'dispatched'`)} as dispatched, ${of(sql`o.state <> 'dispatched'`)} as working,
      ${of(sql`o.due_at < ${app.now().toISOString()}::timestamptz`)} as late
    from dormitory_repair_area a
    join "system_user" u on u.tenant_id = a.tenant_id and u.id = a.worker_id and u.enabled
    left join dormitory_repair_order o on o.tenant_id = a.tenant_id and o.worker_id = a.worker_id
      and o.state in ('dispatched', 'accepted', 'arrived', 'delayed')
    where a.tenant_id = ${actor.tenantId} and a.enabled
    group by a.id, a.name, a.name_sort_key, u.name, a.worker_id, a.building_ids, a.type_ids, a.capacity order by a.name_sort_key`.execute(
    db,
  )
  return rows
}

const loadOf = ({ areaId, area, worker, dispatched, working, late, capacity }: Kept): RepairLoad => ({
  ...{ areaId, area, worker, dispatched, working, late, capacity },
})

export const loads = async (call: PersonalCall): Promise<readonly RepairLoad[]> =>
  (await areasOf(deskOf(call))).map(loadOf)

/** The type and those above it. */
async function typesAbove({ db, actor }: Unit, typeId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`with recursive above as (
      select id, parent_id from dormitory_repair_type where tenant_id = ${actor.tenantId} and id = ${typeId}
      union select t.id, t.parent_id from dormitory_repair_type t join above on above.parent_id = t.id
        where t.tenant_id = ${actor.tenantId})
    select id from above`.execute(db)
  return rows.map(({ id }) => id)
}

const idsOf = (kept: string | null) => kept?.split(',').filter(Boolean) ?? []

/** To whom an order within reach of the dispatcher may be given, the best first. */
export async function proposals(id: string, call: PersonalCall): Promise<readonly RepairProposal[]> {
  const unit = deskOf(call)
  const found = await readerOf(repairOrder).one(unit, id, 'dormitory.repair-order:dispatch')
  if (!found) return refuse({ type: 'not-found' })
  const order = found.whole as unknown as Order
  const serving = (await areasOf(unit)).map((each) => ({
    ...each,
    ...{ buildingIds: idsOf(each.buildingIds), typeIds: idsOf(each.typeIds) },
    open: each.dispatched + each.working,
  }))
  const { workerId, state, reopened } = order
  const wanted = {
    buildingId: order.buildingId ?? '',
    types: await typesAbove(unit, order.typeId),
    mendedBy: state === 'submitted' && reopened ? workerId : null,
    rejectedBy: state === 'returned' ? workerId : null,
  }
  return proposalsFor(serving, wanted).map(
    ({ serving: { buildingIds: _, typeIds: __, ...each }, fit, fits }) => ({
      ...loadOf({ ...each, buildingIds: null, typeIds: null }),
      ...{ fit, fits },
    }),
  )
}
