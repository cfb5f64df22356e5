import { major } from '#domain/base/major.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { kindFacts, leaves } from '#domain/records/change/kinds.ts'
import { graduationAfter, whyNotInto } from '#domain/records/change/rules.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { type Change, classOf, kindOf, type Student } from './unit.ts'

/** What a change does to the record and the bed, so that everybody sees it before they decide. */
export async function effectsOf(unit: Unit, row: Change, student: Student) {
  const { kind, into, to, level } = kindOf(row)
  const next = row.toClassId && into ? await classOf(unit, row.toClassId) : undefined
  const kept = { old: student.grade, next: next?.grade ?? student.grade }
  const years = { old: student.schoolingLength, next: level ? await lengthOf(unit, row.toMajorId) : null }
  return {
    fromState: student.studentState,
    toState: to ?? student.studentState,
    fromClassId: student.classId,
    needsClass: kindFacts[kind].into === 'major' || into === 'class',
    fromGraduation: student.expectedGraduation,
    toGraduation: graduationAfter({ kind, until: row.until }, student.expectedGraduation, kept, years),
    bedId: leaves(kind) ? await bedOf(unit, student.id) : null,
  }
}

const lengthOf = async ({ db, actor }: Unit, id: string | null) =>
  (await table(major, db, actor.tenantId).get({ id }, ['schoolingLength']))?.schoolingLength ?? null

const bedOf = async ({ db, actor }: Unit, studentId: string) =>
  (await table(bed, db, actor.tenantId).get({ studentId }, ['id']))?.id ?? null

/** The class that the registry gives: refused where the kind of change does not lead into it. */
export async function checkClass(unit: Unit, row: Change, student: Student, toClassId: string | null) {
  const { kind } = kindOf(row)
  if (!toClassId) return row.needsClass ? refuseAt('toClassId', '请选择新班级') : undefined
  const old = { id: student.classId, majorId: student.majorId ?? '', grade: student.grade ?? 0 }
  const why = whyNotInto(kind, old, await classOf(unit, toClassId), row.toMajorId)
  return why ? refuseAt('toClassId', why) : undefined
}
