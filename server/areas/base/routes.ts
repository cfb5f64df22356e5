import type { Route } from '#server/core/route.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { cantonRoutes } from './canton/routes.ts'
import { classRoutes } from './class.ts'
import { majorRoutes } from './major.ts'
import { studentRoutes } from './student.ts'
import { teacherRoutes } from './teacher.ts'

/** Calls of the base service that the specification names (section 7), beside those that every resource has. */
export const baseRoutes: readonly Route[] = [
  ...calendarRoutes,
  ...cantonRoutes,
  ...majorRoutes,
  ...classRoutes,
  ...teacherRoutes,
  ...studentRoutes,
]
