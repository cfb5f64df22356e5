import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { guidedStates, postgraduate } from '#domain/records/postgraduate/postgraduate.ts'
import { supervisor } from '#domain/records/postgraduate/supervisor.ts'
import type { PostgraduateLevel } from '#domain/records/postgraduate/words.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'

type Field = 'firstMentorId' | 'toMentorId'

interface Guided {
  readonly mentorId: string
  readonly studentId: string
  readonly level: PostgraduateLevel
  readonly grade: number | null
}

/** The field of the form that names the mentor, which a refusal is put at. */
const refuseMentor = (field: Field, message: Parameters<typeof refuseAt>[1]) => refuseAt(field, message)

/** Refuses a mentor who cannot guide a postgraduate of this level today. */
export async function checkMentor({ db, actor, app }: Unit, field: Field, { mentorId, level }: Guided) {
  const found =
    (await table(supervisor, db, actor.tenantId).get({ id: mentorId }, ['rank', 'since', 'until'])) ??
    refuse({ type: 'not-found' })
  const today = todayOf(app)
  if (found.since > today || (found.until ?? today) < today) refuseMentor(field, '该教师目前不担任研究生导师')
  if (level === 'doctor' && found.rank !== 'doctor') refuseMentor(field, '博士生的第一导师应为博士生导师')
}

/**
 * Refuses a mentor who has taken as many of the student's year as the quota allows. The mentor's row stays locked, so that
 * two who come at once take the last place one after another.
 */
export async function checkPlace({ db, actor }: Unit, field: Field, guided: Guided) {
  const { mentorId, studentId, grade } = guided
  const [found] = await table(supervisor, db, actor.tenantId).lock({ id: mentorId }, ['quota'])
  const taken = await table(postgraduate, db, actor.tenantId).count({
    ...{ firstMentorId: mentorId, grade, studentState: guidedStates, studentId: not(studentId) },
  })
  if (taken >= (found?.quota ?? 0))
    refuseMentor(
      field,
      phrase('该导师 {{grade}} 级的招生名额已满（{{count}} 人）', { grade: grade ?? '', count: taken }),
    )
}

/** Counts anew whom mentors guide: of all, where none are named. */
export async function recount(db: Database, tenantId: string, ids?: readonly (string | null)[]) {
  const { numAffectedRows = 0n } = await sql`update records_supervisor r set guided = n.guided
    from (select m.id, count(p.id)::int as guided from records_supervisor m
      left join records_postgraduate p on p.tenant_id = m.tenant_id and p.first_mentor_id = m.id
        and p.student_state = any(${[...guidedStates]}::text[])
      where m.tenant_id = ${tenantId} ${ids ? sql`and m.id = any(${ids.filter(Boolean)}::uuid[])` : sql``}
      group by m.id) n
    where r.tenant_id = ${tenantId} and r.id = n.id and r.guided is distinct from n.guided`.execute(db)
  return { changed: Number(numAffectedRows) }
}

/** By the clock, for those whose state changed elsewhere, as by graduation. */
export const tendPostgraduates = ({ db }: AppContext, tenantId: string): Promise<object> =>
  recount(db, tenantId)

export const supervisors = serve(supervisor, {
  afterWrite: async ({ id }, { db, actor }) => void (await recount(db, actor.tenantId, [id])),
})
