import type { ServerArea } from '#server/core/server-area.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { schoolCalendarDays, schoolCalendars } from './calendar/school-calendar.ts'
import { campusCards } from './campus-card.ts'
import { cantons } from './canton/canton.ts'
import { installCantons } from './canton/install.ts'
import { cantonRoutes } from './canton/routes.ts'
import { classes, classRoutes } from './class.ts'
import { departments } from './department.ts'
import { gradeMajors } from './grade-major.ts'
import { lessons } from './lesson.ts'
import { majorRoutes, majors } from './major.ts'
import { mentors } from './mentor.ts'
import { studentRoutes } from './student.ts'
import { teacherRoutes, teachers } from './teacher.ts'
import { buildings, venues } from './venue.ts'

export const baseServer: ServerArea = {
  reads: ['system.user'],
  served: [
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
  ],
  routes: [
    ...calendarRoutes,
    ...cantonRoutes,
    ...majorRoutes,
    ...classRoutes,
    ...teacherRoutes,
    ...studentRoutes,
  ],
  install: installCantons,
}
