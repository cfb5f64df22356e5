import { schoolClass } from '#domain/base/class.ts'
import { student } from '#domain/base/student.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import type { statusChange } from '#domain/records/change/change.ts'
import { type KindFacts, kindFacts, kindIn } from '#domain/records/change/kinds.ts'
import type { ChangeKind } from '#domain/records/change/words.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

export type Change = Row<typeof statusChange>

/** Changes of a kind of students, and what theirs do beside those of all. */
export interface Changing {
  readonly of: typeof statusChange
  /** Refuses what such a student cannot ask for. */
  check(unit: Unit, row: Partial<Change>, student: Student): Promise<void>
  /** What else follows from what was filled in. */
  says?(row: Partial<Change>): Partial<Change>
  /** What it does beside, written down when it is handed in. */
  effects?(unit: Unit, row: Change): Promise<Partial<Change>>
  /** Refuses an approval for which there is no place. */
  approve?(unit: Unit, row: Change, student: Student): Promise<void>
  apply?(unit: Unit, row: Change): Promise<void>
  revert?(unit: Unit, row: Change): Promise<void>
}

export const changesIn = ({ db, actor }: Unit, of: Changing['of']) => table(of, db, actor.tenantId)

/** The student whom a change is about, as they stand now; `lock` keeps them so until the end of the transaction. */
export async function studentOf({ db, actor }: Unit, id: string | null, lock = false) {
  const rows = table(student, db, actor.tenantId)
  if (lock) await rows.list({ id: [id ?? ''] }, ['id'], { lock: 'no key update' })
  const found = await rows.get({ id }, [
    ...(['id', 'name', 'studentState', 'entryMode', 'entryDate', 'expectedGraduation'] as const),
    ...(['schoolingLength', 'classId', 'grade', 'majorId', 'departmentId'] as const),
  ])
  return found ?? refuse({ type: 'not-found' })
}

export type Student = Awaited<ReturnType<typeof studentOf>>

/** The kind of a change, with what follows from it. */
export function kindOf(row: Pick<Change, 'wish' | 'decision'>): KindFacts & { readonly kind: ChangeKind } {
  const kind = kindIn(row) ?? refuseAt('wish', '请选择异动类别')
  return { kind, ...kindFacts[kind] }
}

/** A class, by what decides whether a student may come into it. */
export async function classOf({ db, actor }: Unit, id: string) {
  const found = await table(schoolClass, db, actor.tenantId).get({ id }, [
    ...(['id', 'majorId', 'grade', 'graduated'] as const),
  ])
  if (!found?.majorId || found.grade === null) return refuseAt('toClassId', '该班级没有专业或年级')
  return { ...found, majorId: found.majorId, grade: found.grade }
}
