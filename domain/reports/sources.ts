import { building } from '#domain/base/building.ts'
import { schoolClass } from '#domain/base/class.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { department } from '#domain/base/department.ts'
import { lesson } from '#domain/base/lesson.ts'
import { major } from '#domain/base/major.ts'
import { student } from '#domain/base/student.ts'
import { teacher } from '#domain/base/teacher.ts'
import { venue } from '#domain/base/venue.ts'
import { registered } from '#domain/kernel/dictionary.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'

/** What reports are made of. */
const sources: readonly AnyResource[] = [
  student,
  teacher,
  schoolClass,
  department,
  major,
  counsellor,
  lesson,
  venue,
  building,
]

export const reportSources = registered(
  'system.report-source',
  '报表数据',
  Object.fromEntries(sources.map(({ name, label }) => [name, label])),
)

export const sourceNamed = (name: string): AnyResource | undefined =>
  sources.find((resource) => resource.name === name)
