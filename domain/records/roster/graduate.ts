import { studentState } from '#domain/dictionaries/student.ts'
import { choice, date, integer, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { aboutStudent, byStudent } from '#domain/kits/about-student.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { conclusions, destinations } from './words.ts'

const certNo = { max: 30, normal: plainLine, pattern: /^[A-Za-z0-9-]+$/ } as const

/** Who has somebody they work for. */
const employed: readonly (string | null)[] = ['work', 'founding']

/** 毕业生: how a student left the college, with which certificate, and where to. */
export const graduate = defineResource({
  name: 'records.graduate',
  label: '毕业生',
  title: 'studentId',
  manyRows: true,
  fields: {
    studentId: reference('学生', 'base.student', { required: true }),
    gradYear: integer('毕业年份', { required: true, ...gradeYear }),
    conclusion: choice('毕业结论', conclusions, { required: true, initial: 'graduated' }),
    certNo: text('证书编号', {
      searchable: true,
      individual: true,
      hint: '证书编号只能由字母、数字和连字符组成',
      ...certNo,
    }),
    certDate: date('发证日期'),
    destination: choice('毕业去向', destinations),
    employer: text('单位或院校', { searchable: true, max: 100 }),
    /** What the record said before. */
    formerState: choice('原学生状态', studentState, { system: true }),
    formerCertNo: text('原结业证书编号', { system: true, max: 30 }),
    formerCertDate: date('原结业证书日期', { system: true }),
  },
  unique: [['studentId'], ['certNo']],
  ...aboutStudent,
  columns: [
    ...(['studentId', 'studentId.studentNo', 'studentId.classId', 'gradYear', 'conclusion'] as const),
    ...(['certNo', 'certDate', 'destination', 'employer'] as const),
  ],
  sort: '-gradYear',
  filters: [
    ...byStudent,
    ...(['studentId.majorId', 'gradYear', 'conclusion', 'certNo', 'certDate', 'destination'] as const),
  ],
  form: {
    毕业结论: ['studentId', 'gradYear', 'conclusion', 'certNo', 'certDate'],
    毕业去向: ['destination', 'employer'],
  },
  visibleWhen: {
    employer: {
      from: ['destination'],
      holds: ({ destination }) => destination !== null && destination !== 'none',
    },
  },
  requiredWhen: {
    certDate: { from: ['certNo'], holds: ({ certNo }) => Boolean(certNo) },
    employer: { from: ['destination'], holds: ({ destination }) => employed.includes(destination) },
  },
  actions: {
    exchange: {
      label: '换发毕业证书',
      when: ({ conclusion }) => conclusion === 'completed',
      single: true,
      asks: {
        newCertNo: text('毕业证书编号', {
          required: true,
          hint: '证书编号只能由字母、数字和连字符组成',
          ...certNo,
        }),
        newCertDate: date('毕业证书日期', { required: true }),
      },
    },
  },
  audited: true,
  reported: true,
})
