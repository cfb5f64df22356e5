import { sql } from 'kysely'
import { feePrepaid } from '#domain/fee/prepaid.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { keepMovement } from './movement.ts'

type Moved = Parameters<typeof keepMovement>[4]

/** Adds what a student paid and no fee is owed, in whole fen; a student who has no balance yet gets one. */
export async function addBalance(unit: Unit, studentId: string, fen: number, moved: Moved): Promise<void> {
  const { db, actor } = unit
  await sql`select pg_advisory_xact_lock(hashtext(${`prepaid ${studentId}`}))`.execute(db)
  await keepMovement(unit, { studentId }, 'deposit', yuanOf(fen), moved)
  const rows = rowsOf(feePrepaid, unit)
  const known = await table(feePrepaid, db, actor.tenantId).get({ studentId }, ['id'])
  const current = known && (await rows.lock(known.id))
  if (current) await rows.update(current, { balance: yuanOf(fenOf(current.balance ?? 0) + fen) })
  else await rows.insert({ studentId, balance: yuanOf(fen) }, {}, ['studentId'])
}
