import { sql } from 'kysely'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import type { DeskStudent } from '#domain/claim/desk-calls.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { seesWhole, sightOf } from '#server/resource/field-access.ts'
import type { PersonalCall } from '#server/route.ts'
import { listed, shown } from './listed.ts'
import { verifyRules } from './rules.ts'

const most = 20

/** GET claim/verification/find (name): by a part of the name or the beginning of the candidate number. */
export async function find({ c, house, person, tenantId }: PersonalCall): Promise<DeskStudent[]> {
  const wanted = (c.req.query('name') ?? '').normalize('NFKC').trim()
  if ([...wanted].length < 2 || wanted.length > 60)
    refuse({ type: 'invalid', message: '请输入至少两个字的姓名，或考生号' })
  const word = wanted.replace(/[\\%_]/g, '\\$&')
  const rules = await verifyRules(house.db, tenantId)
  const named = seesWhole(await sightOf(house.db, person, admittedStudent), 'name')
  const where = sql`(${named} and s.name like ${`%${word}%`} or s.candidate_no like ${`${word}%`})`
  const found = await listed({ db: house.db, house, person }, rules, where, { most })
  return found.map(shown)
}
