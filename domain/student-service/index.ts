import { defineArea } from '#domain/kernel/area.ts'
import { browse, list } from '#domain/kernel/screen.ts'
import { lockLog } from './lock-log.ts'

/** What a student's days at the college are made of. */
export const studentService = defineArea({
  area: 'student-service',
  title: '学生日常',
  icon: 'house',
  resources: [lockLog],
  screens: [list(lockLog, 'lock', { admin: browse, dormmaster: browse })],
})
