import { sql } from 'kysely'
import { campusCard } from '#domain/base/campus-card.ts'
import { serve } from '#server/core/serve.ts'
import { tellAgain } from '#server/platform/doors/people.ts'

interface Holder {
  readonly studentId: string | null
  readonly teacherId: string | null
}

/** A card that was given, lost or taken back opens other doors than before: their controllers are told. */
export const campusCards = serve(campusCard, {
  async afterWrite(card, { db, actor, current }) {
    await tellAgain(db, actor.tenantId, card)
    if (current && (current.studentId !== card.studentId || current.teacherId !== card.teacherId))
      await tellAgain(db, actor.tenantId, current)
  },
  async beforeRemove(ids, { db, actor }) {
    const { rows } = await sql<Holder>`select distinct student_id as "studentId", teacher_id as "teacherId"
      from base_campus_card where tenant_id = ${actor.tenantId} and id = any(${ids}::uuid[])`.execute(db)
    for (const holder of rows) await tellAgain(db, actor.tenantId, holder)
  },
})
