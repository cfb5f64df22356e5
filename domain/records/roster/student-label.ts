import { student } from '#domain/base/student.ts'
import { choice, choices, date, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { byStudent } from '#domain/kits/about-student.ts'
import { period, periodRule } from '#domain/kits/period.ts'
import { isReader, type LabelReader } from './readers.ts'
import { labelColours, labelReaders } from './words.ts'

type Marked = Readonly<Record<'readers' | 'studentId' | 'ofDepartmentId' | 'ofClassId', string | null>>

/** The department, class or student by which readers of one range reach the row; null where the label is not for them. */
const reachedBy = (reader: LabelReader, field: Exclude<keyof Marked, 'readers'>) =>
  ({
    from: ['readers', field],
    is: (row: Marked) => (isReader(row.readers, reader) ? row[field] : null),
  }) as const

/** 学生标签: a label that a student bears. Its scope goes by copies that are empty where the label is hidden. */
export const studentLabel = defineResource({
  name: 'records.student-label',
  label: '学生标签',
  title: 'labelId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    labelId: reference('标签', 'records.label', { required: true }),
    since: period.since,
    until: date('失效日期', { help: '留空表示长期' }),
    note: text('依据', { max: 200 }),
    colour: choice('标签颜色', labelColours, { system: true }),
    readers: choices('可见范围', labelReaders, { system: true }),
    ofDepartmentId: reference('学生院系', 'base.department', { system: true }),
    ofClassId: reference('学生班级', 'base.class', { system: true }),
    departmentId: reference('可见的院系', 'base.department', { system: true }),
    classId: reference('可见的班级', 'base.class', { system: true }),
    guidedId: reference('导师可见的学生', 'base.student', { system: true }),
    ownId: reference('本人可见的学生', 'base.student', { system: true }),
  },
  unique: [['studentId', 'labelId']],
  through: { studentId: student },
  columns: [
    ...(['studentId', 'studentId.studentNo', 'studentId.classId', 'labelId', 'colour'] as const),
    ...(['since', 'until', 'note'] as const),
  ],
  sort: '-since',
  filters: [...byStudent, 'studentId.grade', 'labelId', 'colour', 'since', 'until'],
  form: { 标签: ['studentId', 'labelId', 'since', 'until', 'note'] },
  linked: {
    studentId: { copies: { ofDepartmentId: 'departmentId', ofClassId: 'classId' } },
    labelId: { copies: { readers: 'readers', colour: 'colour' } },
  },
  computed: {
    departmentId: reachedBy('departments', 'ofDepartmentId'),
    classId: reachedBy('classes', 'ofClassId'),
    guidedId: reachedBy('students', 'studentId'),
    ownId: reachedBy('self', 'studentId'),
  },
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
    { field: 'guidedId', grant: 'students' },
    { field: 'ownId', grant: 'self' },
  ],
  rules: [periodRule],
  audited: true,
})
