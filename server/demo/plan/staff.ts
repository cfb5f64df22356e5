import type { department } from '#domain/base/department.ts'
import type { teacher } from '#domain/base/teacher.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import { identityOf } from '#server/demo/people.ts'
import type { Shape } from '#server/demo/shape.ts'
import { padded } from '#server/engine/demo/padded.ts'
import { unassignedMobile } from '#server/engine/demo/resident-ids.ts'

export type Teacher = Made<typeof teacher>

const political = { '01': 46, '13': 38, '03': 6, '05': 3, '07': 2, '08': 1, '10': 1, '12': 3 }
const titles = { '04': 15, '03': 40, '02': 22, '01': 5, '13': 10, '12': 6, '22': 2 }
const schooling = { '11': 8, '14': 52, '21': 40 }
const degrees: Readonly<Record<string, string>> = { '11': '2', '14': '3', '21': '4' }

/** One counsellor to 200 students, as the ministry's order 43 asks; the others of a teaching department teach. */
const counsellorsNeeded = (students: number) => Math.round(students / 200)

export function staffOf(
  random: Random,
  { departments: sizes }: Shape,
  departments: readonly Made<typeof department>[],
  studentsOf: (departmentId: string) => number,
): Teacher[] {
  let count = 0
  return departments.flatMap(({ id, name, kind }) => {
    const counsellors = counsellorsNeeded(studentsOf(id))
    const posts = (index: number) =>
      kind !== '1' ? (kind === '4' ? '5' : '3') : index === 0 ? '1' : index <= counsellors ? '2' : '1'
    return Array.from({ length: sizes[name]?.staff ?? 0 }, (_, index) =>
      teacherOf(random, id, posts(index), ++count),
    )
  })
}

function teacherOf(random: Random, departmentId: string, post: string, count: number): Teacher {
  const identity = identityOf(
    random,
    random.pick(['1', '2']),
    post === '2' ? [1986, 2000] : [1966, 1998],
    political,
  )
  const birthYear = Number(identity.birthDate.slice(0, 4))
  const entryYear = Math.min(2025, Math.max(1998, birthYear + 25 + random.below(6)))
  const staffNo = `${entryYear}${padded(count, 4)}`
  const education = post === '5' ? '31' : random.weighted(schooling)
  return {
    id: random.id(),
    staffNo,
    ...identity,
    departmentId,
    post,
    title: post === '5' ? '99' : birthYear > 1992 ? random.pick(['03', '04']) : random.weighted(titles),
    education,
    degree: degrees[education] ?? null,
    entryDate: `${entryYear}-${random.pick(['03', '07', '09'])}-01`,
    teacherState: random.weighted({ '1': 98, '4': 2 }),
    mobile: unassignedMobile(random),
    email: `${staffNo}@example.com`,
  }
}
