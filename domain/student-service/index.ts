import { defineArea } from '#domain/kernel/area.ts'
import { browse, list } from '#domain/kernel/screen.ts'
import { lockLog } from './lock-log.ts'
import {
  signTaskEvents,
  signTaskResources,
  signTaskScheduled,
  signTaskScreens,
} from './sign-task/manifest.ts'

/** What a student's days at the college are made of. */
export const studentService = defineArea({
  area: 'student-service',
  title: '学生日常',
  icon: 'house',
  resources: [lockLog, ...signTaskResources],
  events: signTaskEvents,
  scheduled: signTaskScheduled,
  screens: [...signTaskScreens, list(lockLog, 'lock', { admin: browse, dormmaster: browse })],
})
