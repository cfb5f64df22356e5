import { sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import type { graduateAudit } from '#domain/records/graduation/audit.ts'
import type { graduateBatch } from '#domain/records/graduation/batch.ts'
import { judged, yearsOf } from '#domain/records/graduation/judge.ts'
import type { AuditCondition, StepState, TrainingResult } from '#domain/records/graduation/words.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

type Batch = Row<typeof graduateBatch>
type Audit = Row<typeof graduateAudit>

interface Known {
  readonly studentId: string
  readonly rollState: NonNullable<Audit['rollState']>
  readonly entryDate: string
  readonly unpaid: string
  readonly punishments: number
  readonly sleeps: boolean
  readonly isArchiveGone: boolean
  readonly credits: number | null
  readonly planCredits: number | null
  readonly training: TrainingResult | null
}

/** What the database knows of these students, for their audit. */
async function knownOf({ db, actor: { tenantId } }: Unit, ids: readonly string[]): Promise<readonly Known[]> {
  const { rows } = await sql<Known>`select s.id as "studentId", s.student_state as "rollState",
      s.entry_date::text as "entryDate",
      coalesce((select sum(f.owed) from fee_student_fee f
        where f.tenant_id = s.tenant_id and f.student_id = s.id and f.owed > 0), 0)::text as unpaid,
      (select count(*)::int from affairs_punishment p where p.tenant_id = s.tenant_id and p.student_id = s.id
        and p.state in ('issued', 'announced', 'effective')) as punishments,
      exists (select from dormitory_stay d where d.tenant_id = s.tenant_id and d.student_id = s.id
        and d.until is null) as sleeps,
      exists (select from affairs_archive a where a.tenant_id = s.tenant_id and a.student_id = s.id
        and a.state = 'transferred') as "isArchiveGone",
      u.credits, u.plan_credits as "planCredits", u.training
    from base_student s left join ${behind('records_graduate_study u', 's.id', 'student_id')} where s.tenant_id = ${tenantId} and s.id = any(${ids}::uuid[])`.execute(
    db,
  )
  return rows
}

const stepBy = (isDone: boolean): StepState => (isDone ? 'done' : 'open')

/** Of each student the figures of now, what follows from them by the batch, and the steps that the database knows. */
export async function factsFor(unit: Unit, batch: Batch, ids: readonly string[]) {
  const rules = { ...batch, conditions: batch.conditions.split(',') as AuditCondition[] }
  const checkedAt = timeOf(unit.app.now())
  return new Map(
    (await knownOf(unit, ids)).map(({ studentId, rollState, entryDate, ...known }) => {
      const years = yearsOf(entryDate, batch.graduatesOn)
      const { punishments, credits, planCredits, training } = known
      const study = { credits, planCredits, training }
      const unpaid = Number(known.unpaid)
      const { unmet, proposed } = judged({ rollState, years, unpaid, punishments, ...study }, rules)
      return [
        studentId,
        {
          figures: {
            ...{ rollState, years, punishments, ...study, proposed, checkedAt },
            ...{ unpaid: yuanOf(unpaid), unmet: unmet.join(',') || null },
          },
          steps: {
            finance: stepBy(unpaid <= 0),
            dormitory: stepBy(!known.sleeps),
            archive: stepBy(known.isArchiveGone),
          },
        },
      ] as const
    }),
  )
}

type Facts = Awaited<ReturnType<typeof factsFor>> extends Map<string, infer F> ? F : never

/** Rows of students who come into the list of a batch. */
export async function listedRows(unit: Unit, batch: Batch, ids: readonly string[]) {
  const facts = await factsFor(unit, batch, ids)
  return ids.flatMap((studentId) => {
    const found = facts.get(studentId)
    if (!found) return []
    const { figures, steps } = found
    const byDesk = { library: 'open', card: 'open', league: 'open' } as const
    const begins = { conclusion: figures.proposed, state: 'pending' } as const
    return [{ batchId: batch.id, studentId, ...figures, ...steps, ...byDesk, ...begins }]
  })
}

/** What is compared with what is known. */
export const shown = [
  ...(['id', 'studentId', 'state', 'rollState', 'years', 'unpaid', 'punishments', 'unmet'] as const),
  ...(['credits', 'planCredits', 'training'] as const),
  ...(['proposed', 'conclusion', 'finance', 'dormitory', 'archive'] as const),
] as const

type Shown = Pick<Audit, (typeof shown)[number]>

/**
 * What an audit takes of them: figures until it is confirmed, with the conclusion where nobody has set another one; and
 * steps but for those that were waived.
 */
export function takenOf(
  { state, proposed, conclusion, ...kept }: Shown,
  { figures, steps }: Facts,
): Partial<Audit> {
  const moved = Object.fromEntries(
    Object.entries(steps).filter(([name]) => kept[name as keyof typeof steps] !== 'waived'),
  ) as Partial<Facts['steps']>
  if (state !== 'pending') return { ...moved, checkedAt: figures.checkedAt }
  return { ...moved, ...figures, ...(conclusion === proposed && { conclusion: figures.proposed }) }
}

/** Whether something beside the time would be another. */
export const isOther = (row: Shown, taken: Partial<Audit>): boolean =>
  Object.entries(taken).some(
    ([name, value]) => name !== 'checkedAt' && (row[name as keyof Shown] ?? null) !== (value ?? null),
  )
