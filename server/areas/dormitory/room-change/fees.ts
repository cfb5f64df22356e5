import { sql } from 'kysely'
import { yuanOf } from '#domain/kernel/money.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

/** What the two beds cost a year, by the level of their rooms; null where a room has none. */
export async function feesOf({ db, actor }: Unit, fromBedId: string, toBedId: string) {
  const { rows } = await sql<{ id: string; fee: string | number }>`select b.id, l.fee from dormitory_bed b
    join ${behind('dormitory_room m', 'b.room_id')} join ${behind('dormitory_room_level l', 'm.level_id')}
    where b.tenant_id = ${actor.tenantId} and b.id = any(${[fromBedId, toBedId]}::uuid[])`.execute(db)
  const feeOf = (id: string) => {
    const found = rows.find((row) => row.id === id)
    return found ? yuanOf(Number(found.fee)) : null
  }
  return { feeFrom: feeOf(fromBedId), feeTo: feeOf(toBedId) }
}
