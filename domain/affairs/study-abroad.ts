import { closed, open } from '#domain/kernel/dictionary.ts'
import { choice, date, files, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile } from '#domain/kits/common.ts'
import { personName } from '#domain/kits/person.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'
import { requestMachine } from '#machines/flows/request.machine.ts'
import { copiedOfStudent, ofStudent, studentScope } from './about-student.ts'

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

/** States of the chart `machines/flows/request.machine.ts`. */
const states = closed(
  'affairs.abroad-state',
  '出国申请状态',
  {
    ...{ draft: '草稿', reviewing: '审批中', sentBack: '退回修改' },
    ...{ withdrawn: '已撤回', approved: '已批准', refused: '未批准' },
  },
  { reviewing: 'accent', sentBack: 'warning', approved: 'success', refused: 'danger' },
)

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
    {
      fields: ['since', 'until'],
      message: '返回日期应晚于出境日期',
      holds: ({ since, until }) => since < until,
    },
    {
      fields: ['guardianAgrees'],
      message: '请先征得家长同意',
      holds: ({ guardianAgrees }) => guardianAgrees === true,
    },
  ],
  audited: true,
  flow: defineFlow({
    machine: requestMachine,
    field: 'state',
    states,
    acts: {
      submit: { label: '提交申请' },
      withdraw: { label: '撤回申请', confirm: '撤回后可以修改并重新提交。' },
      approve: { label: '批准出国' },
      reject: { label: '不予批准' },
      return: { label: '退回修改' },
    },
    approval: {
      model: 'study-abroad',
      ...usualApproval,
      student: 'studentId',
      period: ['since', 'until'],
    },
  }),
})
