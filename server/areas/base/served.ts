import type { Served } from '#server/core/serve.ts'
import { schoolCalendarDays, schoolCalendars } from './calendar/school-calendar.ts'
import { campusCards } from './campus-card.ts'
import { cantons } from './canton/canton.ts'
import { classes } from './class.ts'
import { departments } from './department.ts'
import { gradeMajors } from './grade-major.ts'
import { lessons } from './lesson.ts'
import { majors } from './major.ts'
import { mentors } from './mentor.ts'
import { teachers } from './teacher.ts'
import { buildings, venues } from './venue.ts'

export const baseServed: readonly Served[] = [
  cantons,
  departments,
  teachers,
  buildings,
  venues,
  majors,
  gradeMajors,
  classes,
  schoolCalendars,
  schoolCalendarDays,
  mentors,
  lessons,
  campusCards,
]
