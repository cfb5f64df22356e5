import { student } from '#domain/base/student.ts'
import { studentState } from '#domain/dictionaries/student.ts'
import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { admissionSources, degreeKinds, disciplines, postgraduateLevels, studyModes } from './words.ts'

const system = { system: true } as const

/** 研究生: what the roll says of a student who studies for a master's or a doctor's degree, beside the record of any student. */
export const postgraduate = defineResource({
  name: 'records.postgraduate',
  label: '研究生',
  title: 'studentId',
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    level: choice('层次', postgraduateLevels, { required: true, initial: 'master' }),
    degreeKind: choice('学位类型', degreeKinds, { required: true, initial: 'academic' }),
    studyMode: choice('学习方式', studyModes, { required: true, initial: 'full' }),
    discipline: choice('学科门类', disciplines, { required: true }),
    direction: text('研究方向', { searchable: true, max: 120 }),
    firstMentorId: reference('第一导师', 'records.supervisor'),
    secondMentorId: reference('第二导师', 'records.supervisor'),
    admissionSource: choice('录取来源', admissionSources),
    thesisTitle: text('论文题目', { searchable: true, max: 120 }),
    /** The student's. */
    ...ofStudent,
    majorId: reference('专业', 'base.major', system),
    grade: integer('年级', { ...system, ...gradeYear }),
    schoolingLength: integer('学制（年）', { ...system, max: 12 }),
    studentState: choice('学籍状态', studentState, system),
  },
  unique: [['studentId']],
  indexes: [['firstMentorId', 'grade']],
  through: { studentId: student },
  columns: [
    ...(['studentId', 'studentId.studentNo', 'level', 'majorId', 'grade', 'discipline'] as const),
    ...(['studyMode', 'firstMentorId', 'studentState'] as const),
  ],
  sort: ['grade', 'level'],
  filters: [
    ...([
      'studentId',
      'studentId.studentNo',
      'departmentId',
      'classId',
      'majorId',
      'grade',
      'level',
    ] as const),
    ...(['degreeKind', 'studyMode', 'discipline', 'firstMentorId', 'secondMentorId'] as const),
    ...(['admissionSource', 'schoolingLength', 'studentState'] as const),
  ],
  form: {
    学籍: ['studentId', 'level', 'degreeKind', 'studyMode', 'admissionSource'],
    培养: ['discipline', 'direction', 'firstMentorId', 'secondMentorId', 'thesisTitle'],
  },
  linked: {
    studentId: {
      copies: {
        ...{ classId: 'classId', departmentId: 'departmentId', majorId: 'majorId', grade: 'grade' },
        ...{ schoolingLength: 'schoolingLength', studentState: 'studentState' },
      },
    },
  },
  scope: [
    ...studentScope,
    { field: 'firstMentorId.teacherId', grant: 'self' },
    { field: 'secondMentorId.teacherId', grant: 'self' },
  ],
  rules: [
    {
      fields: ['firstMentorId', 'secondMentorId'],
      message: '第二导师与第一导师不能相同',
      holds: ({ firstMentorId, secondMentorId }) =>
        secondMentorId === null || secondMentorId !== firstMentorId,
    },
  ],
  audited: true,
  reported: true,
})

/** Of a student in one of these states a mentor takes care, and their place is taken. */
export const guidedStates = ['01', '02', '04', '05', '12', '13'] as const
