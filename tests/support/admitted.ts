import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { schoolClass } from '#domain/base/class.ts'
import { department } from '#domain/base/department.ts'
import { gradeMajor } from '#domain/base/grade-major.ts'
import { major } from '#domain/base/major.ts'
import { student } from '#domain/base/student.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'

interface Admission {
  readonly name?: string
  readonly idNo?: string
  readonly year?: number
  readonly arrival?: string
  /** In fen. */
  readonly due?: number
  readonly paid?: number
  readonly deferredUntil?: string
}

/** Somebody on the list, and on the roll. */
export interface Admitted {
  readonly id: string
  readonly idNo: string
  readonly candidateNo: string
  readonly studentId: string
}

let times = 0

/** Puts people on the list of the admitted of 2026, all in one class, each with a number of their own. */
export async function admit(
  db: Database,
  tenantId: string,
  people: readonly Admission[],
): Promise<readonly Admitted[]> {
  const no = String(++times).padStart(3, '0')
  const [departmentId, majorId, gradeMajorId, classId] = Array.from({ length: 4 }, () => crypto.randomUUID())
  const one = (id: string | undefined, more: object) => [{ id: id ?? '', enabled: true, ...more }]
  const named = (what: string) => ({ code: `${what}${no}`, name: `${what} ${no}` })
  const put = (table: AnyTable, rows: Parameters<typeof insertRows>[3]) =>
    insertRows(db, table, tenantId, rows)
  await put(department, one(departmentId, { ...named('系'), kind: '1', sort: 1 }))
  await put(major, one(majorId, { ...named('专业'), departmentId, trainLevel: '4', schoolingLength: 3 }))
  await put(gradeMajor, one(gradeMajorId, { name: no, grade: 2026, majorId }))
  await put(schoolClass, one(classId, { ...named('班'), gradeMajorId, graduated: false }))
  const rows = people.map((person, at) => {
    const serial = `${no}${String(at).padStart(4, '0')}`
    return {
      id: crypto.randomUUID(),
      studentId: crypto.randomUUID(),
      year: 2026,
      candidateNo: `26${serial}`,
      name: '李雷',
      gender: '1',
      birthDate: '2008-01-01',
      idType: '1',
      idNo: `41010${serial}${'0'.repeat(6)}`,
      majorId,
      departmentId,
      classId,
      due: 600_000,
      paid: 600_000,
      arrival: 'awaited',
      ...person,
      owed: Math.max((person.due ?? 600_000) - (person.paid ?? 600_000), 0),
    }
  })
  const enrolled = { studentType: '1', entryDate: '2026-09-01', attendMode: '2', studentState: '01', classId }
  await put(
    student,
    rows.map(({ studentId, candidateNo, name, gender, birthDate, idType, idNo }) => {
      const identity = { name, gender, birthDate, idType, idNo }
      return { id: studentId, studentNo: candidateNo, candidateNo, ...identity, ...enrolled }
    }),
  )
  await put(admittedStudent, rows)
  return rows
}
