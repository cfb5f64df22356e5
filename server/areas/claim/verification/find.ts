import { sql } from 'kysely'
import type { z } from 'zod'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { type DeskStudent, mostNamed, type nameAsked } from '#domain/claim/desk-calls.ts'
import { writingsOf } from '#domain/kernel/field.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { called, nearest } from '#server/engine/rows/called.ts'
import { anyOf } from '#server/engine/rows/containing.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { listed, shown } from './listed.ts'
import { verifyRules } from './rules.ts'

/** By a part of the name, its pinyin or their initials, or the beginning of the candidate number. */
export async function find(
  { name }: z.output<typeof nameAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<DeskStudent[]> {
  const rules = await verifyRules(app.db, tenantId)
  const mayName = seesWhole(await visibilityOf(app.db, actor, admittedStudent), 'name')
  const numbers = writingsOf(admittedStudent.fields.candidateNo, name)
  const numbered = anyOf(numbers.map((no) => sql<boolean>`starts_with(s.candidate_no, ${no})`))
  const where = sql`(${mayName} and ${called('s', name)} or ${numbered})`
  const near = nearest('s', name, [sql`s.candidate_no`], mayName)
  // The order would tell of names that are covered.
  const order = mayName ? sql`${near}, s.name_sort_key, s.candidate_no` : sql`${near}, s.candidate_no`
  const found = await listed({ db: app.db, app, actor }, rules, where, { most: mostNamed + 1, order })
  return found.map(shown)
}
