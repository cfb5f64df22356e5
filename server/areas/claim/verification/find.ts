import { sql } from 'kysely'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import type { DeskStudent } from '#domain/claim/desk-calls.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { listed, shown } from './listed.ts'
import { verifyRules } from './rules.ts'

const most = 20

/** GET claim/verification/find (name): by a part of the name or the beginning of the candidate number. */
export async function find({ c, app, actor, tenantId }: PersonalCall): Promise<DeskStudent[]> {
  const wanted = (c.req.query('name') ?? '').normalize('NFKC').trim()
  if ([...wanted].length < 2 || wanted.length > 60)
    refuse({ type: 'invalid', message: '请输入至少两个字的姓名，或考生号' })
  const word = wanted.replace(/[\\%_]/g, '\\$&')
  const rules = await verifyRules(app.db, tenantId)
  const named = seesWhole(await visibilityOf(app.db, actor, admittedStudent), 'name')
  const where = sql`(${named} and s.name like ${`%${word}%`} or s.candidate_no like ${`${word}%`})`
  const found = await listed({ db: app.db, app, actor }, rules, where, { most })
  return found.map(shown)
}
