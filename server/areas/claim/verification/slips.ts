import { sql } from 'kysely'
import type { z } from 'zod'
import type { slipsAsked } from '#domain/claim/desk-calls.ts'
import type { Slips } from '#domain/claim/slip.ts'
import { verification } from '#domain/claim/verification.ts'
import { momentOf } from '#server/core/database/moment.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { listed, shown } from './listed.ts'
import { deskSettings, verifyRules } from './rules.ts'

const permission = 'claim.verification:view'

interface Kept extends Omit<Slips['slips'][number], 'student'> {
  readonly admittedId: string
}

/** What to print for those of these results that let somebody in, and still do. */
export async function slips(
  { ids }: z.output<typeof slipsAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<Slips> {
  const { db } = app
  const { rows } = await sql<Kept>`select v.id, v.admitted_id as "admittedId", v.verdict, v.desk,
      ${momentOf('v.tapped_at')} as time
    from claim_verification v where v.tenant_id = ${tenantId} and v.id = any(${ids}::uuid[])
      and v.passed and v.undone_at is null and ${scopeFilter(verification, actor, permission)('v')}`.execute(
    db,
  )
  const where = sql`s.id = any(${rows.map(({ admittedId }) => admittedId)}::uuid[])`
  const rules = await verifyRules(db, tenantId)
  const students = await listed({ db, app, actor }, rules, where, { permission })
  const byId = new Map(students.map((student) => [student.id, shown(student)]))
  const found = ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id)
    const student = row && byId.get(row.admittedId)
    return row && student ? [{ id, verdict: row.verdict, time: row.time, desk: row.desk, student }] : []
  })
  return { head: await deskSettings(db, tenantId), slips: found }
}
