import * as affairs from '#domain/dictionaries/affairs.ts'
import * as calendar from '#domain/dictionaries/calendar.ts'
import * as ethnic from '#domain/dictionaries/ethnic.ts'
import * as national from '#domain/dictionaries/national.ts'
import * as school from '#domain/dictionaries/school.ts'
import * as student from '#domain/dictionaries/student.ts'
import * as timetable from '#domain/dictionaries/timetable.ts'
import type { Dictionary } from '#domain/kernel/dictionary.ts'

/** The code sets of the nation and of schools, whether or not a field chooses from them as yet. */
export const codeSets = [national, ethnic, school, calendar, student, timetable, affairs].flatMap(
  (file): readonly Dictionary[] => Object.values(file),
)
