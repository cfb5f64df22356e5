import { mentor } from '#domain/base/mentor.ts'
import { student } from '#domain/base/student.ts'
import { browse, config, custom, list, manage } from '#domain/kernel/screen.ts'
import { contactUpdate } from './contact-update.ts'
import { graduate } from './graduate.ts'
import { label } from './label.ts'
import { rosterRule } from './rule.ts'
import { studentLabel } from './student-label.ts'

const looks = [...browse, 'labels', 'putLabel', 'takeLabel'] as const
const mends = ['view', 'update'] as const
const guides = [...manage, 'replace'] as const
const leaves = [...manage, 'exchange'] as const

export const rosterScreens = [
  list(
    student,
    'clipboard-list',
    { admin: looks, department: looks, counsellor: looks },
    { path: 'records/roster', title: '学生花名册', reads: true },
  ),
  list(
    studentLabel,
    'badge-check',
    { admin: manage, department: manage, counsellor: manage },
    { path: 'records/label' },
  ),
  list(label, 'badge-check', { admin: manage }, { path: 'records/label-set', title: '标签设置' }),
  list(
    studentLabel,
    'badge-check',
    { student: ['view'] },
    { path: 'records/my-label', title: '我的标签', reads: true, without: ['studentId'] },
  ),
  list(
    mentor,
    'graduation-cap',
    { admin: guides, department: guides, teacher: browse },
    { path: 'records/mentor', title: '导师' },
  ),
  list(
    contactUpdate,
    'smartphone',
    { admin: [...manage, 'reveal'], department: [...manage, 'reveal'] },
    { path: 'records/phone-transfer', title: '联系方式导入导出' },
  ),
  custom(
    student,
    'user-pen',
    { admin: mends, department: mends },
    { path: 'records/batch-edit', title: '学生信息批量修改' },
  ),
  list(graduate, 'award', { admin: leaves, department: leaves }),
  config(rosterRule, 'sliders-horizontal', { admin: mends }),
]

export const rosterGroup = {
  code: 'students',
  title: '花名册与毕业',
  icon: 'clipboard-list',
  screens: [
    'records/roster',
    'records/label',
    'records/label-set',
    'records/mentor',
    'records/phone-transfer',
    'records/batch-edit',
    'records/graduate',
    'records/roster-rule',
  ],
} as const
