import {
  choice,
  choices,
  date,
  files,
  integer,
  longText,
  moment,
  money,
  reference,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { academicYear } from '#domain/kits/academic-year.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { hardshipFlow } from './flow.ts'
import { hardshipLevels, hardshipStates, incomeSources, specialGroups } from './words.ts'

const people = (label: string, min: number) => integer(label, { required: true, min, max: 20 })
const event = (label: string, help: string) => longText(label, { max: 500, help })
const system = { system: true } as const
const item = (label: string) => integer(label, system)

/** 困难认定: what a student says of the family, the score sheet, and the level that is recognised for the school year. */
export const hardship = defineResource({
  name: 'affairs.hardship',
  label: '困难认定',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('认定事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    studentId: reference('学生', 'base.student', system),
    className: text('公示班级', { system: true, max: 60 }),
    batchId: reference('认定批次', 'affairs.hardship-batch', system),
    academicYear: academicYear('学年', system),
    noticeDays: integer('公示天数（工作日）', system),
    familySize: people('家庭人口数', 1),
    labourCount: people('劳动力人口数', 0),
    supportCount: people('赡养人口数', 0),
    incomePerHead: money('家庭人均年收入（元）', { required: true, max: 1_000_000 }),
    incomeSource: choices('收入来源', incomeSources, { required: true }),
    debt: money('家庭欠债（元）', { max: 10_000_000 }),
    debtReason: text('欠债原因', { max: 200 }),
    disaster: event('遭受自然灾害情况', '没有则不填'),
    accident: event('突发意外情况', '没有则不填'),
    illness: event('家庭成员伤残、大病情况', '没有则不填'),
    groups: choices('特殊群体', specialGroups, { help: '可多选，须附相应证明' }),
    other: longText('其他情况', { max: 500 }),
    proof: files('证明材料', { most: 9 }),
    promise: yesNo('本人承诺所填内容真实', { required: true }),
    incomePoints: item('收入得分'),
    burdenPoints: item('负担得分'),
    debtPoints: item('债务得分'),
    eventPoints: item('变故得分'),
    groupPoints: item('特殊群体得分'),
    points: item('总分'),
    proposedLevel: choice('评分建议等级', hardshipLevels, system),
    lastLevel: choice('上学年等级', hardshipLevels, system),
    level: choice('认定等级', hardshipLevels),
    levelReason: longText('与建议等级不同的理由', { max: 500 }),
    state: choice('认定状态', hardshipStates, system),
    recognisedOn: date('认定日期', system),
    endsOn: date('有效期至', system),
    /** The end of that day, by which the clock lets it expire. */
    endsAt: moment('到期时间', system),
    changedOn: date('调整日期', system),
    /** What it was before the last adjustment. */
    formerLevel: choice('调整前等级', hardshipLevels, system),
    changeReason: longText('调整或终止原因', { system: true, max: 500 }),
    ...ofStudent,
  },
  unique: [['studentId', 'batchId']],
  indexes: [
    ['batchId', 'classId', 'state'],
    ['studentId', 'academicYear'],
    ['state', 'endsAt'],
  ],
  columns: [
    ...(['studentId', 'classId', 'academicYear', 'points', 'proposedLevel'] as const),
    ...(['level', 'groups', 'recognisedOn', 'state'] as const),
  ],
  sort: '-recognisedOn',
  filters: [
    ...(['studentId', 'classId', 'departmentId', 'batchId', 'academicYear', 'level'] as const),
    ...(['proposedLevel', 'groups', 'recognisedOn', 'state'] as const),
  ],
  form: {
    家庭情况: ['familySize', 'labourCount', 'supportCount', 'incomePerHead', 'incomeSource'],
    债务与变故: ['debt', 'debtReason', 'disaster', 'accident', 'illness', 'other'],
    特殊群体与承诺: ['groups', 'proof', 'promise'],
    认定意见: ['level', 'levelReason'],
  },
  requiredWhen: {
    debtReason: { from: ['debt'], holds: ({ debt }) => debt !== null && Number(debt) > 0 },
  },
  linked: copiedOfStudent,
  scope: studentScope,
  rules: [
    {
      fields: ['familySize', 'labourCount'],
      message: '劳动力人口数不能多于家庭人口数',
      holds: ({ familySize, labourCount }) => labourCount <= familySize,
    },
    {
      fields: ['promise'],
      message: '请先承诺所填内容真实',
      holds: ({ promise }) => promise === true,
    },
  ],
  audited: true,
  reported: true,
  flow: hardshipFlow,
})
