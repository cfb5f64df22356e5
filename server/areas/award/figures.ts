import { sql } from 'kysely'
import { hardship } from '#domain/affairs/hardship/hardship.ts'
import { recognisedStates } from '#domain/affairs/hardship/words.ts'
import { punishment } from '#domain/affairs/punishment/punishment.ts'
import type { Figures, Place } from '#domain/award/judge.ts'
import { heldStates, placedStates, type SecondFigure } from '#domain/award/words.ts'
import { student } from '#domain/base/student.ts'
import { combinedScore } from '#domain/evaluation/score.ts'
import { phrase, sentence } from '#domain/kernel/phrase.ts'
import { studying } from '#domain/kits/rounds/rules.ts'
import { conductOf, countingStates, imposedStates } from '#domain/violation/effects.ts'
import { violationRecord } from '#domain/violation/record.ts'
import { atLeast, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

/** As much of a batch as figures depend on. */
export interface Rated {
  readonly id: string
  readonly projectId: string
  readonly academicYear: string
  readonly evaluationBatchId: string | null
}

/** Figures of a student for a batch, with those by which the college ranks. */
export interface Known {
  readonly figures: Figures
  readonly score: number | null
  readonly second: number | null
  /** 班级 2/45，年级 10/210; null where nothing was computed. */
  readonly standing: string | null
}

const inForce = ['effective', 'announced', 'issued'] as const
/** States of a punishment that was imposed and did not turn out to be wrong. */
const imposed = ['effective', 'removed'] as const

/** The first day of a school year and that of the next. */
const yearOf = (academicYear: string) =>
  [`${academicYear.slice(0, 4)}-09-01`, `${academicYear.slice(5)}-09-01`] as const

const place = (rank: number | null, size: number | null): Place | null =>
  rank && size ? { rank, size } : null

/** What the student did, and what was imposed for it, now and in a school year. */
async function conductIn({ db, actor: { tenantId } }: Unit, studentId: string, academicYear: string) {
  const [from, to] = yearOf(academicYear)
  const punishments = table(punishment, db, tenantId)
  const violations = table(violationRecord, db, tenantId)
  const now = await violations.list({ studentId, state: countingStates }, ['level', 'points'])
  const { rows } = await sql<{
    level: never
    points: number | null
  }>`select level, points from violation_record
    where tenant_id = ${tenantId} and student_id = ${studentId} and state = any(${[...imposedStates]})
      and happened_at >= ${`${from}T00:00:00+08:00`}::timestamptz
      and happened_at < ${`${to}T00:00:00+08:00`}::timestamptz`.execute(db)
  const year = conductOf(rows)
  const running = await punishments.exists({ studentId, state: inForce })
  const received = { studentId, state: imposed, receivedOn: atLeast(from) }
  const since = await punishments.list(received, ['receivedOn'])
  return {
    punishedNow: running || conductOf(now).punished,
    punishedInYear: year.punished || since.some(({ receivedOn }) => (receivedOn ?? '') < to),
    violationPoints: year.points,
  }
}

/** Awards of the same year that exclude this one or are excluded by it: held, or with a place of a college. */
async function excludingOf(
  { db, actor: { tenantId } }: Unit,
  studentId: string,
  rated: Rated,
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select o.name from award_project own
    join award_project o on o.tenant_id = own.tenant_id and o.id <> own.id
      and (position(o.id::text in coalesce(own.excludes, '')) > 0
        or position(own.id::text in coalesce(o.excludes, '')) > 0)
    where own.tenant_id = ${tenantId} and own.id = ${rated.projectId} and (
      exists (select from award_record r where r.tenant_id = own.tenant_id and r.student_id = ${studentId}
        and r.project_id = o.id and r.academic_year = ${rated.academicYear} and r.state = any(${[...heldStates]}))
      or exists (select from award_application a where a.tenant_id = own.tenant_id and a.student_id = ${studentId}
        and a.project_id = o.id and a.academic_year = ${rated.academicYear} and a.state = any(${[...placedStates]})))
    order by o.sort`.execute(db)
  return rows.map(({ name }) => name)
}

const scored = [
  ...(['total', 'yearTotal', 'moral', 'intellectual', 'physical', 'aesthetic', 'labour'] as const),
  ...(['classRank', 'classSize', 'majorRank', 'majorSize', 'gradeRank', 'gradeSize'] as const),
] as const

/** What the conditions of a batch are judged by, of one student, as it is known now. */
export async function knownOf(
  unit: Unit,
  studentId: string,
  rated: Rated,
  second: SecondFigure,
): Promise<Known> {
  const { db, actor } = unit
  const { tenantId } = actor
  const who = await table(student, db, tenantId).get({ id: studentId }, ['studentState', 'grade'])
  const own = rated.evaluationBatchId
    ? await table(combinedScore, db, tenantId).get({ batchId: rated.evaluationBatchId, studentId }, scored)
    : undefined
  const inYear = { studentId, academicYear: rated.academicYear, state: recognisedStates }
  const recognised = await table(hardship, db, tenantId).get(inYear, ['level'])
  const [classPlace, majorPlace, gradePlace] = [
    place(own?.classRank ?? null, own?.classSize ?? null),
    place(own?.majorRank ?? null, own?.majorSize ?? null),
    place(own?.gradeRank ?? null, own?.gradeSize ?? null),
  ]
  return {
    figures: {
      enrolled: who !== undefined && studying.includes(who.studentState),
      studyYear: who?.grade ? Number(rated.academicYear.slice(0, 4)) - who.grade + 1 : null,
      ...(await conductIn(unit, studentId, rated.academicYear)),
      ...{ classPlace, majorPlace, gradePlace, total: own?.total ?? null },
      ...{ moral: own?.moral ?? null, intellectual: own?.intellectual ?? null },
      ...{ physical: own?.physical ?? null, aesthetic: own?.aesthetic ?? null, labour: own?.labour ?? null },
      hardship: recognised?.level ?? null,
      excluding: await excludingOf(unit, studentId, rated),
    },
    score: own?.total ?? null,
    second: own?.[second] ?? null,
    standing:
      classPlace && gradePlace
        ? sentence(
            phrase('班级 {{rank}}/{{size}}，年级 {{gradeRank}}/{{gradeSize}}', {
              ...{ rank: classPlace.rank, size: classPlace.size },
              ...{ gradeRank: gradePlace.rank, gradeSize: gradePlace.size },
            }),
          )
        : null,
  }
}
