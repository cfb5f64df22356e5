import { defineArea } from '#domain/kernel/area.ts'
import { browse, custom, list, manage, tree } from '#domain/kernel/screen.ts'
import { looksAfter, runs } from '#domain/kits/rounds/permissions.ts'
import { ownField } from '#domain/system/own-field.ts'
import { building } from './building.ts'
import { campus } from './campus.ts'
import { campusCard } from './campus-card.ts'
import { canton } from './canton.ts'
import { schoolClass } from './class.ts'
import { classLeader } from './class-leader.ts'
import { codeSets } from './code-sets.ts'
import { counsellor } from './counsellor.ts'
import { department } from './department.ts'
import { gradeMajor } from './grade-major.ts'
import { teacherInfoRounds } from './info-rounds/info-rounds.ts'
import { lesson } from './lesson.ts'
import { major } from './major.ts'
import { mentor } from './mentor.ts'
import { period } from './period.ts'
import { schoolCalendar } from './school-calendar.ts'
import { schoolCalendarDay } from './school-calendar-day.ts'
import { student } from './student.ts'
import { studentFamily } from './student-family.ts'
import { subject } from './subject.ts'
import { teacher } from './teacher.ts'
import { venue } from './venue.ts'

/** A department keeps its own classes, students and their leaders; what the whole college shares it only looks up. */
export const base = defineArea({
  area: 'base',
  title: '基础数据',
  icon: 'database',
  resources: [
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
    studentFamily,
    campusCard,
    subject,
    schoolCalendar,
    schoolCalendarDay,
    counsellor,
    classLeader,
    mentor,
    period,
    lesson,
    teacherInfoRounds.round,
    teacherInfoRounds.turn,
  ],
  events: teacherInfoRounds.events,
  scheduled: teacherInfoRounds.scheduled,
  dictionaries: codeSets,
  screens: [
    list(campus, 'map-pin', { admin: manage }),
    list(building, 'building-2', { admin: manage }),
    tree(department, 'network', { admin: manage }),
    list(major, 'book-open', { admin: manage, department: browse }),
    list(gradeMajor, 'layers', { admin: manage, department: browse }),
    list(schoolClass, 'school', { admin: manage, department: manage }),
    list(
      student,
      'graduation-cap',
      {
        admin: [...manage, 'reveal', 'punishments'],
        department: [...manage, 'reveal', 'punishments'],
      },
      { parts: [campusCard] },
    ),
    list(teacher, 'user-round', { admin: [...manage, 'reveal'], department: [...browse, 'reveal'] }),
    custom(
      teacher,
      'user-check',
      { admin: ['review'], department: ['review'] },
      { path: 'base/teacher-update-review', title: '教师信息更新审核' },
    ),
    list(teacherInfoRounds.round, 'calendar-clock', { admin: runs, department: runs }),
    custom(
      teacherInfoRounds.turn,
      'list-checks',
      { admin: ['view', 'urge'], department: ['view', 'urge'] },
      { path: 'base/teacher-info-progress', title: '教师信息核对进度' },
    ),
    list(teacherInfoRounds.turn, 'users', {
      admin: [...looksAfter, 'finish'],
      department: [...looksAfter, 'finish'],
    }),
    custom(
      ownField,
      'sliders-horizontal',
      { admin: ['view', 'update'] },
      { path: 'base/teacher-info-settings', title: '信息维护设置（教师）' },
    ),
    list(subject, 'file-text', { admin: manage }),
    custom(
      schoolCalendar,
      'calendar-days',
      { admin: manage },
      { parts: [schoolCalendarDay, period, lesson] },
    ),
    list(venue, 'door-open', { admin: manage }),
    list(counsellor, 'users', { admin: manage, department: manage }),
    list(classLeader, 'badge-check', { admin: manage, department: manage }),
    list(mentor, 'graduation-cap', { admin: manage, department: manage }),
    tree(canton, 'list-tree', { admin: manage }),
  ],
  groups: [
    {
      code: 'places',
      title: '校区与场地',
      icon: 'map-pin',
      screens: ['base/campus', 'base/building', 'base/venue', 'base/canton'],
    },
    {
      code: 'structure',
      title: '院系与班级',
      icon: 'network',
      screens: ['base/department', 'base/major', 'base/grade-major', 'base/class'],
    },
    {
      code: 'people',
      title: '学生与教师',
      icon: 'users',
      screens: [
        'base/student',
        'base/teacher',
        'base/teacher-update-review',
        'base/teacher-info-round',
        'base/teacher-info-progress',
        'base/teacher-info-turn',
        'base/teacher-info-settings',
      ],
    },
    {
      code: 'duties',
      title: '班级任职',
      icon: 'badge-check',
      screens: ['base/counsellor', 'base/class-leader', 'base/mentor'],
    },
    {
      code: 'teaching',
      title: '课程与校历',
      icon: 'calendar-days',
      screens: ['base/subject', 'base/school-calendar'],
    },
  ],
})
