import { sql } from 'kysely'
import type { GoodsEvent } from '#domain/claim/goods/desk-calls.ts'
import { goodsOrder } from '#domain/claim/goods/order.ts'
import { type Act, acts } from '#domain/claim/goods/states.ts'
import { momentOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Changes } from '#server/engine/history/record.ts'

interface Kept {
  readonly id: string
  readonly verb: string
  readonly changes: string
  readonly reason: string | null
  readonly by: string
  readonly who: string
  readonly at: string
  /** Seconds since it was done. */
  readonly age: number
}

/** Something that was done with an order, and how the order stood before it. */
export interface Done extends Omit<GoodsEvent, 'canUndo'> {
  /** The account that did it. */
  readonly by: string
  readonly age: number
  readonly before: Readonly<Record<string, unknown>>
}

const latest = 40

/** What was done with an order by its history, latest first. */
export async function eventsOf({ db, app, actor }: Unit, orderId: string): Promise<readonly Done[]> {
  const { rows } = await sql<Kept>`select c.id, c.verb, c.changes, c.reason, c.created_by as by,
      coalesce((select u.name from "system_user" u
        where u.tenant_id = c.tenant_id and u.id::text = c.created_by), c.account, '') as who,
      ${momentOf('c.changed_at')} as at,
      extract(epoch from ${app.now().toISOString()}::timestamptz - c.changed_at)::float8 as age
    from security_change_record c
    where c.tenant_id = ${actor.tenantId} and c.resource = ${goodsOrder.name} and c.row_id = ${orderId}
    order by c.serial desc limit ${latest}`.execute(db)
  return doneBy(rows)
}

/** What was taken back stands with the act that it took back: the last one that held. */
function doneBy(records: readonly Kept[]): readonly Done[] {
  const done: Done[] = []
  for (const { verb, changes, who, ...record } of records.toReversed()) {
    const changed = JSON.parse(changes) as Changes
    const last = done.findLastIndex(({ undoneAt }) => undoneAt === null)
    const undone = done[last]
    if (verb === 'takeBack' && undone) done[last] = { ...undone, undoneAt: record.at, undoneBy: who }
    if (!(verb in acts.labels)) continue
    done.push({
      ...record,
      act: verb as Act,
      operator: who,
      desk: (changed.desk?.[1] ?? null) as string | null,
      undoneAt: null,
      undoneBy: null,
      before: Object.fromEntries(Object.entries(changed).map(([name, [from]]) => [name, from])),
    })
  }
  return done.toReversed()
}
