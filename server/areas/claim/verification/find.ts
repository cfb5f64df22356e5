import { sql } from 'kysely'
import type { z } from 'zod'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import type { DeskStudent, nameAsked } from '#domain/claim/desk-calls.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { listed, shown } from './listed.ts'
import { verifyRules } from './rules.ts'

const most = 20

/** By a part of the name or the beginning of the candidate number. */
export async function find(
  { name }: z.output<typeof nameAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<DeskStudent[]> {
  const word = name.replace(/[\\%_]/g, '\\$&')
  const rules = await verifyRules(app.db, tenantId)
  const named = seesWhole(await visibilityOf(app.db, actor, admittedStudent), 'name')
  const where = sql`(${named} and s.name like ${`%${word}%`} or s.candidate_no like ${`${word}%`})`
  const found = await listed({ db: app.db, app, actor }, rules, where, { most })
  return found.map(shown)
}
