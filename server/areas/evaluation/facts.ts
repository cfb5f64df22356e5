import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { punishmentKinds } from '#domain/affairs/punishment/words.ts'
import { schoolClass } from '#domain/base/class.ts'
import { student } from '#domain/base/student.ts'
import { additionalScore } from '#domain/evaluation/additional-score.ts'
import type { evaluationBatch } from '#domain/evaluation/batch.ts'
import { effectOfPunishment, effectOfViolation } from '#domain/evaluation/deeds.ts'
import { evaluationItem } from '#domain/evaluation/item.ts'
import { evaluationMark } from '#domain/evaluation/mark.ts'
import type { Facts, Groups, Type } from '#domain/evaluation/scoring.ts'
import { plusMinusStandard } from '#domain/evaluation/standard.ts'
import { evaluationType } from '#domain/evaluation/type.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { studying } from '#domain/kits/rounds/rules.ts'
import { imposedStates } from '#domain/violation/effects.ts'
import { violationKind } from '#domain/violation/kind.ts'
import { violationRecord } from '#domain/violation/record.ts'
import type { Database } from '#server/core/app-context.ts'
import { endOf } from '#server/core/database/moment.ts'
import { atLeast, table } from '#server/core/database/table.ts'

export type Batch = Row<typeof evaluationBatch>
type Effects = Facts['effects'][number]

/** The types that count, in their order. */
export async function typesOf(db: Database, tenantId: string): Promise<readonly Type[]> {
  const rows = await table(evaluationType, db, tenantId).list(
    { enabled: true },
    ['id', 'dimension', 'source', 'weight', 'base', 'cap'],
    { order: ['sort'] },
  )
  return rows.flatMap(({ dimension, ...type }) =>
    dimension
      ? [{ ...type, dimension, weight: type.weight ?? 0, base: type.base ?? 0, cap: type.cap ?? 100 }]
      : [],
  )
}

export interface Evaluated extends Groups {
  readonly studentId: string
  readonly studentNo: string
  readonly departmentId: string | null
  readonly facts: Facts
}

/** Who is evaluated in a batch: studying now, in a class that has not left, and here before the batch ended. */
export async function evaluatedIn(
  db: Database,
  tenantId: string,
  batch: Batch,
  types: readonly Type[],
): Promise<readonly Evaluated[]> {
  const classes = new Set(
    (await table(schoolClass, db, tenantId).list({ graduated: false }, ['id'])).map(({ id }) => id),
  )
  const students = await table(student, db, tenantId).list(
    { studentState: studying as readonly Row<typeof student>['studentState'][] },
    ['id', 'studentNo', 'classId', 'departmentId', 'majorId', 'grade', 'entryDate'],
    { order: ['id'] },
  )
  const marks = new Map(
    (
      await table(evaluationMark, db, tenantId).list({ batchId: batch.id }, [
        'studentId',
        'academic',
        'fitness',
      ])
    ).map((mark) => [mark.studentId, mark]),
  )
  const effects = Map.groupBy(
    [
      ...(await declaredIn(db, tenantId, batch)),
      ...(await violationsIn(
        db,
        tenantId,
        batch,
        types.find(({ dimension }) => dimension === 'moral'),
      )),
    ],
    ({ studentId }) => studentId,
  )
  return students
    .filter(({ classId, entryDate }) => classes.has(classId) && entryDate <= batch.until)
    .map(({ id, entryDate: _, ...row }) => ({
      ...row,
      studentId: id,
      facts: {
        academic: marks.get(id)?.academic ?? null,
        fitness: marks.get(id)?.fitness ?? null,
        effects: effects.get(id) ?? [],
      },
    }))
}

/** What kind of thing it was, and which. */
const named = (kind: string, name: string) => [kind, name].join('：')

type Effecting = Effects & { readonly studentId: string; readonly declared: boolean }

/** What was declared and confirmed. What is taken away stands for itself each time; what is added counts once an event. */
async function declaredIn(db: Database, tenantId: string, { id }: Batch): Promise<readonly Effecting[]> {
  const types = new Map(
    (await table(evaluationItem, db, tenantId).list({}, ['id', 'typeId'])).map(({ id, typeId }) => [
      id,
      typeId,
    ]),
  )
  const standards = new Map(
    (await table(plusMinusStandard, db, tenantId).list({}, ['id', 'name'])).map(({ id, name }) => [id, name]),
  )
  const rows = await table(additionalScore, db, tenantId).list(
    { batchId: id, state: 'approved' },
    ['id', 'studentId', 'standardId', 'itemId', 'event', 'eventKey', 'direction', 'points'],
    { order: ['happenedOn', 'id'] },
  )
  return rows.flatMap(({ id, studentId, standardId, itemId, event, eventKey, direction, points }) => {
    const typeId = types.get(itemId ?? '')
    if (!studentId || !typeId) return []
    const takes = direction === 'minus'
    return [
      {
        ...{ studentId, typeId, declared: true, event: takes ? id : (eventKey ?? id) },
        points: (takes ? -1 : 1) * (points ?? 0),
        label: `${event}（${standards.get(standardId) ?? ''}）`,
      },
    ]
  })
}

/** Violations and punishments of the time, which are taken from the moral dimension. */
async function violationsIn(
  db: Database,
  tenantId: string,
  { since, until }: Batch,
  moral: Type | undefined,
): Promise<readonly Effecting[]> {
  if (!moral) return []
  const within = { happenedAt: atLeast(`${since} 00:00:00`) }
  const kinds = new Map(
    (await table(violationKind, db, tenantId).list({}, ['id', 'name'])).map(({ id, name }) => [id, name]),
  )
  const violations = await table(violationRecord, db, tenantId).list(
    { ...within, state: imposedStates },
    ['id', 'studentId', 'kindId', 'points', 'happenedAt'],
    { order: ['happenedAt', 'id'] },
  )
  const punishments = await table(punishment, db, tenantId).list(
    { ...within, state: ['effective', 'removed'] },
    ['id', 'studentId', 'violationId', 'kind', 'happenedAt'],
    { order: ['happenedAt', 'id'] },
  )
  const of = { typeId: moral.id, declared: false }
  const last = endOf(until)
  return [
    ...violations
      .filter(({ happenedAt, points }) => happenedAt <= last && (points ?? 0) > 0)
      .map(({ id, studentId, kindId, points }) => ({
        ...of,
        studentId,
        ...effectOfViolation(id, named('违纪', kinds.get(kindId) ?? ''), points ?? 0),
      })),
    ...punishments
      .filter(({ happenedAt }) => happenedAt <= last)
      .map((row) => ({
        ...of,
        studentId: row.studentId,
        ...effectOfPunishment(row, named('处分', punishmentKinds.labels[row.kind]), row.kind),
      })),
  ]
}
