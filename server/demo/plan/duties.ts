import type { classLeader } from '#domain/base/class-leader.ts'
import type { counsellor } from '#domain/base/counsellor.ts'
import type { mentor } from '#domain/base/mentor.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import type { Teacher } from './staff.ts'
import type { SchoolClass } from './teaching.ts'

const sinceOf = ({ grade }: SchoolClass) => `${grade}-09-01`

/** Each counsellor has the next share of the department's classes; one class of each was handed over a year ago. */
export const counsellorsOf = (
  random: Random,
  classes: readonly SchoolClass[],
  staff: readonly Teacher[],
): Made<typeof counsellor>[] =>
  byDepartment(classes, staff, '2').flatMap(({ departmentId, classes, staff }) =>
    classes.flatMap((group, index) => {
      const share = Math.floor((index * staff.length) / classes.length)
      const duty = (of: number, since: string, until: string | null = null) => ({
        id: random.id(),
        teacherId: staff[of % staff.length]?.id ?? '',
        classId: group.id,
        departmentId,
        category: of % 5 === 4 ? '2' : '1',
        since,
        until,
      })
      return index === 0 && sinceOf(group) < '2025-09-01'
        ? [duty(share + 1, sinceOf(group), '2025-08-31'), duty(share, '2025-09-01')]
        : [duty(share, sinceOf(group))]
    }),
  )

/** A teacher leads one class; where there are fewer teachers than classes, some lead two. */
export const classLeadersOf = (
  random: Random,
  classes: readonly SchoolClass[],
  staff: readonly Teacher[],
): Made<typeof classLeader>[] =>
  byDepartment(classes, staff, '1').flatMap(({ departmentId, classes, staff }) =>
    classes.map((group, index) => ({
      id: random.id(),
      teacherId: staff[(index + 1) % staff.length]?.id ?? '',
      classId: group.id,
      departmentId,
      since: sinceOf(group),
    })),
  )

/** A teacher guides eight students of the department from the first autumn of the newest grades on. */
export const mentorsOf = (
  random: Random,
  students: readonly Guided[],
  staff: readonly Teacher[],
): Made<typeof mentor>[] =>
  byDepartment(students, staff, '1').flatMap(({ departmentId, classes, staff }) =>
    classes.slice(-8 * staff.length).map(({ id, entryDate }, index) => ({
      id: random.id(),
      teacherId: staff[index % staff.length]?.id ?? '',
      studentId: id,
      departmentId,
      since: entryDate,
    })),
  )

interface Guided {
  readonly id: string
  readonly departmentId?: string | null
  readonly entryDate: string
}

function byDepartment<Led extends { readonly departmentId?: string | null }>(
  classes: readonly Led[],
  staff: readonly Teacher[],
  post: string,
) {
  const teachers = Map.groupBy(
    staff.filter((teacher) => teacher.post === post),
    ({ departmentId }) => departmentId,
  )
  return [...Map.groupBy(classes, ({ departmentId }) => departmentId ?? '')].map(
    ([departmentId, classes]) => ({
      departmentId,
      classes,
      staff: teachers.get(departmentId) ?? [],
    }),
  )
}
