import { sql } from 'kysely'
import type { GoodsEvent } from '#domain/claim/goods/desk-calls.ts'
import { goodsEvent, goodsOrder } from '#domain/claim/goods/order.ts'
import { type Act, acts } from '#domain/claim/goods/states.ts'
import { user } from '#domain/system/user.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import type { Changes } from '#server/engine/history/record.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'

interface Kept {
  readonly id: string
  readonly verb: string
  readonly changes: string
  readonly reason: string | null
  readonly by: string
  /** Null where the account is there no more. */
  readonly name: string | null
  readonly account: string
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
  const nameOf = await titlesFor({ db, actor }, user)
  const { rows } = await sql<Kept>`select c.id, c.verb, c.changes, c.reason, c.created_by as by,
      (select u.name from "system_user" u where u.tenant_id = c.tenant_id and u.id::text = c.created_by) as name,
      coalesce(c.account, '') as account,
      ${momentOf('c.changed_at')} as at,
      extract(epoch from ${app.now().toISOString()}::timestamptz - c.changed_at)::float8 as age
    from security_change_record c
    where c.tenant_id = ${actor.tenantId} and c.resource = ${goodsOrder.name} and c.row_id = ${orderId}
    order by c.serial desc limit ${latest}`.execute(db)
  return doneBy(rows.map((row) => ({ ...row, who: row.name ? nameOf(row.name) : row.account })))
}

/** What was taken back stands with the act that it took back: the last one that held. */
function doneBy(records: readonly (Kept & { readonly who: string })[]): readonly Done[] {
  const done: Done[] = []
  for (const { verb, changes, who, name: _, account: __, ...record } of records.toReversed()) {
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

/** The same of the time before orders had a history: to be read, and not to be taken back. */
export const eventsBefore = async ({ db, actor }: Unit, orderId: string): Promise<readonly GoodsEvent[]> => {
  const fields = ['id', 'act', 'reason', 'desk', 'operator', 'at', 'undoneAt', 'undoneBy'] as const
  const how = { order: ['-at'], most: latest } as const
  const rows = await table(goodsEvent, db, actor.tenantId).list({ orderId }, fields, how)
  return rows.map((row) => ({ ...row, canUndo: false }) as GoodsEvent)
}
