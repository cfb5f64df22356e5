import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { canton } from '#domain/base/canton.ts'
import { schoolClass } from '#domain/base/class.ts'
import { classLeader } from '#domain/base/class-leader.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { department } from '#domain/base/department.ts'
import { gradeMajor } from '#domain/base/grade-major.ts'
import { major } from '#domain/base/major.ts'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { base } from '#domain/base/screens.ts'
import { student } from '#domain/base/student.ts'
import { subject } from '#domain/base/subject.ts'
import { teacher } from '#domain/base/teacher.ts'
import { venue } from '#domain/base/venue.ts'
import * as calendar from '#domain/dictionaries/calendar.ts'
import * as ethnic from '#domain/dictionaries/ethnic.ts'
import * as national from '#domain/dictionaries/national.ts'
import * as school from '#domain/dictionaries/school.ts'
import * as ofStudents from '#domain/dictionaries/student.ts'
import type { Dictionary } from '#domain/kernel/dictionary.ts'
import { grants } from '#domain/kernel/grant.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Area } from '#domain/kernel/screen.ts'
import { roles } from '#domain/roles.ts'

/** Every resource of the house, in the order in which a new college fills them. An area adds its own lines here. */
export const resources: readonly AnyResource[] = [
  canton,
  campus,
  department,
  teacher,
  building,
  venue,
  major,
  gradeMajor,
  schoolClass,
  student,
  subject,
  schoolCalendar,
  schoolCalendarDay,
  counsellor,
  classLeader,
]

/** Every menu of the house, in the order a new college finds them. */
export const areas: readonly Area[] = [base]

/** Every dictionary of the house, closed and open. */
export const dictionaries: readonly Dictionary[] = [
  grants,
  roles,
  ...[national, ethnic, school, calendar, ofStudents].flatMap((file) => Object.values(file) as Dictionary[]),
]

export const resourceNamed = (name: string): AnyResource | undefined =>
  resources.find((resource) => resource.name === name)
