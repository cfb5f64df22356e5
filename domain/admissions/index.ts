import { defineArea } from '#domain/kernel/area.ts'
import { list, manage } from '#domain/kernel/screen.ts'
import { admittedStudent } from './admitted-student.ts'

/** From the list of the admitted to the day they come. */
export const admissions = defineArea({
  area: 'admissions',
  title: '迎新管理',
  icon: 'graduation-cap',
  resources: [admittedStudent],
  screens: [
    list(
      admittedStudent,
      'users',
      { admin: [...manage, 'reveal'], department: ['view', 'export'] },
      { path: 'admissions/student-list' },
    ),
  ],
})
