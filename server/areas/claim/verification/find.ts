import { sql } from 'kysely'
import type { DeskStudent } from '#domain/claim/desk-calls.ts'
import { refuse } from '#domain/kernel/refusal.ts'
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
  const where = sql`(s.name like ${`%${word}%`} or s.candidate_no like ${`${word}%`})`
  const found = await listed({ db: house.db, house, person }, rules, where, { most })
  return found.map(shown)
}
