import { sql } from 'kysely'
import { campusCard } from '#domain/base/campus-card.ts'
import { tellAgain } from '#server/doors/people.ts'
import { serve } from '#server/resource/serve.ts'

interface Holder {
  readonly studentId: string | null
  readonly teacherId: string | null
}

/** A card that was given, lost or taken back opens other doors than before: their controllers are told. */
export const campusCards = serve(campusCard, {
  async afterWrite(card, { db, person, current }) {
    await tellAgain(db, person.tenantId, card)
    if (current && (current.studentId !== card.studentId || current.teacherId !== card.teacherId))
      await tellAgain(db, person.tenantId, current)
  },
  async beforeRemove(ids, { db, person }) {
    const { rows } = await sql<Holder>`select distinct student_id as "studentId", teacher_id as "teacherId"
      from base_campus_card where tenant_id = ${person.tenantId} and id = any(${ids}::uuid[])`.execute(db)
    for (const holder of rows) await tellAgain(db, person.tenantId, holder)
  },
})
