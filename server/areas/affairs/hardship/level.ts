import { hardship } from '#domain/affairs/hardship/hardship.ts'
import { type HardshipLevel, recognisedStates } from '#domain/affairs/hardship/words.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

/**
 * The level at which a student was recognised in a school year, such as `2026-2027`; null of anybody who was not, whose
 * case is not decided yet, or whose recognition was ended early. What it opens asks this and no field of its own.
 */
export async function recognisedLevelOf(
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
  studentId: string,
  academicYear: string,
): Promise<HardshipLevel | null> {
  const found = await table(hardship, db, actor.tenantId).get(
    { studentId, academicYear, state: recognisedStates },
    ['level'],
  )
  return found?.level ?? null
}
