import { sql } from 'kysely'
import type { z } from 'zod'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import type { DeskStudent, nameAsked } from '#domain/claim/desk-calls.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { speltLike } from '#server/engine/rows/filters.ts'
import { listed, shown } from './listed.ts'
import { verifyRules } from './rules.ts'

const most = 20

/** By a part of the name, its pinyin or their initials, or the beginning of the candidate number. */
export async function find(
  { name }: z.output<typeof nameAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<DeskStudent[]> {
  const word = name.replace(/[\\%_]/g, '\\$&')
  const rules = await verifyRules(app.db, tenantId)
  const mayName = seesWhole(await visibilityOf(app.db, actor, admittedStudent), 'name')
  const called = [sql`s.name like ${`%${word}%`}`, ...speltLike('name', name, 's')]
  const where = sql`(${mayName} and (${sql.join(called, sql` or `)}) or s.candidate_no like ${`${word}%`})`
  const found = await listed({ db: app.db, app, actor }, rules, where, { most })
  return found.map(shown)
}
