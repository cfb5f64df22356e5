import { open } from '#domain/kernel/dictionary.ts'
import { choice, date, files, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile } from '#domain/kits/common.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { oneAfterOther } from '#domain/kits/period.ts'
import { personName } from '#domain/kits/person.ts'
import { askedBack, requestFlow, requestStates } from '#domain/kits/request.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'

const kinds = open('affairs.abroad-kind', '出国类别', {
  '1': '留学深造',
  '2': '校际交流',
  '3': '海外实习',
  '4': '比赛会议',
  '5': '探亲旅游',
})

const fundings = open('affairs.abroad-funding', '经费来源', {
  '1': '自费',
  '2': '国家公派',
  '3': '学校资助',
  '4': '对方资助',
})

const states = requestStates('affairs.abroad-state', '出国申请状态')

/** 出国出境: a student asks to go abroad, with what the college must know while they are away. */
export const studyAbroad = defineResource({
  name: 'affairs.study-abroad',
  label: '出国出境',
  title: 'program',
  fields: {
    studentId: reference('学生', 'base.student', { system: true }),
    kind: choice('出国类别', kinds, { required: true }),
    country: text('国家或地区', { required: true, max: 40 }),
    school: text('境外学校或单位', { required: true }),
    program: text('项目名称', { required: true, searchable: true }),
    since: date('出境日期', { required: true }),
    until: date('返回日期', { required: true }),
    passportNo: text('护照号码', {
      ...({ required: true, max: 20, masked: 'id-number', pattern: /^[A-Z0-9]{5,20}$/ } as const),
      ...{ normal: normalIdNo, hint: '护照号码应为 5 至 20 位字母或数字' },
    }),
    funding: choice('经费来源', fundings, { required: true }),
    note: longText('申请说明', { max: 1000 }),
    guardian: personName('家长姓名', { required: true }),
    guardianPhone: mobile('家长手机号'),
    guardianAgrees: yesNo('家长已同意', { required: true }),
    agreement: files('出国协议书', { most: 6 }),
    state: choice('出国申请状态', states, { system: true }),
    ...ofStudent,
  },
  columns: ['studentId', 'classId', 'kind', 'country', 'program', 'since', 'until', 'funding', 'state'],
  sort: '-since',
  filters: [
    ...(['studentId', 'classId', 'departmentId', 'kind', 'country'] as const),
    ...(['since', 'until', 'funding', 'state'] as const),
  ],
  form: {
    出国项目: ['kind', 'country', 'school', 'program', 'since', 'until', 'funding', 'note'],
    证件与协议: ['passportNo', 'agreement'],
    家长: ['guardian', 'guardianPhone', 'guardianAgrees'],
  },
  linked: copiedOfStudent,
  scope: studentScope,
  rules: [
    oneAfterOther('since', 'until', '返回日期应晚于出境日期'),
    {
      fields: ['guardianAgrees'],
      message: '请先征得家长同意',
      holds: ({ guardianAgrees }) => guardianAgrees === true,
    },
  ],
  audited: true,
  flow: requestFlow('study-abroad', states, {
    acts: { withdraw: askedBack, approve: '批准出国', reject: '不予批准' },
    ...{ student: 'studentId', period: ['since', 'until'] },
  }),
})
