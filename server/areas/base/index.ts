import type { ServerArea } from '#server/core/server-area.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { schoolCalendarDays, schoolCalendars } from './calendar/school-calendar.ts'
import { campusCards } from './campus-card.ts'
import { cantons } from './canton/canton.ts'
import { installCantons } from './canton/install.ts'
import { cantonRoutes } from './canton/routes.ts'
import { classRoutes } from './class.ts'
import { departments } from './department.ts'
import { gradeMajors } from './grade-major.ts'
import { teacherInfoServer } from './info-rounds/info-rounds.ts'
import { ownTeacherInfoRoutes } from './info-rounds/mine.ts'
import { lessons } from './lesson.ts'
import { majorRoutes } from './major.ts'
import { studentRoutes } from './student.ts'
import { teacherRoutes, teachers } from './teacher.ts'
import { venues } from './venue.ts'

export const baseServer: ServerArea = {
  reads: ['system.user'],
  served: [
    cantons,
    departments,
    teachers,
    venues,
    gradeMajors,
    schoolCalendars,
    schoolCalendarDays,
    lessons,
    campusCards,
    ...teacherInfoServer.served,
  ],
  routes: [
    ...calendarRoutes,
    ...cantonRoutes,
    ...majorRoutes,
    ...classRoutes,
    ...teacherRoutes,
    ...studentRoutes,
    ...teacherInfoServer.routes,
    ...ownTeacherInfoRoutes,
  ],
  todos: teacherInfoServer.todos,
  scheduled: teacherInfoServer.scheduled,
  install: installCantons,
  demo: async (db, tenantId) => {
    await (await import('./demo/teacher-info-rounds.ts')).demoTeacherInfoRounds(db, tenantId)
  },
}
