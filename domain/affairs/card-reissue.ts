import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { copiedOfStudent, ofStudent, studentScope } from '#domain/kits/of-student.ts'
import { collected, issueFlow, issueStates, issueTones } from './issue.ts'

const kinds = closed('affairs.card-kind', '补办证件', {
  student: '学生证',
  badge: '校徽',
  campus: '校园卡',
  train: '火车票优惠卡',
})

const reasons = closed('affairs.card-reason', '补办原因', {
  lost: '遗失',
  broken: '损坏',
  changed: '信息变更',
})

const states = closed(
  'affairs.card-state',
  '补办状态',
  { ...issueStates, reviewing: '待审', making: '制卡', ready: '待领取', collected: '已领' },
  issueTones,
)

const isTrain = {
  from: ['kind'],
  holds: ({ kind }: { readonly kind: string | null }) => kind === 'train',
} as const
const isLost = {
  from: ['reason'],
  holds: ({ reason }: { readonly reason: string | null }) => reason === 'lost',
} as const

/** 证件补办: a card of a student is made again, for the fee of the settings. */
export const cardReissue = defineResource({
  name: 'affairs.card-reissue',
  label: '证件补办',
  title: 'title',
  fields: {
    title: text('补办事项', { system: true, searchable: true, max: 40 }),
    studentId: reference('学生', 'base.student', { system: true }),
    kind: choice('补办证件', kinds, { required: true }),
    reason: choice('补办原因', reasons, { required: true }),
    statement: longText('遗失声明', { max: 500, help: '写明遗失的时间、地点，并声明原证件作废' }),
    fromStation: text('乘车起点', { max: 30, help: '学校所在地车站' }),
    toStation: text('乘车终点', { max: 30, help: '家庭所在地车站' }),
    fee: money('工本费（元）', { system: true }),
    state: choice('补办状态', states, { system: true }),
    ...collected,
    ...ofStudent,
  },
  indexes: [['studentId', 'kind', 'state']],
  columns: ['studentId', 'classId', 'kind', 'reason', 'fee', 'state', 'collector', 'collectedOn'],
  filters: ['studentId', 'classId', 'departmentId', 'kind', 'reason', 'state', 'collectedOn'],
  form: { 补办: ['kind', 'reason', 'statement'], 乘车区间: ['fromStation', 'toStation'] },
  visibleWhen: { fromStation: isTrain, toStation: isTrain, statement: isLost },
  requiredWhen: { fromStation: isTrain, toStation: isTrain, statement: isLost },
  linked: copiedOfStudent,
  computed: { title: { from: ['kind'], is: ({ kind }) => (kind ? `补办${kinds.labels[kind]}` : null) } },
  scope: studentScope,
  audited: true,
  flow: issueFlow('card-reissue', states, '制卡完成', '制作补办证件'),
})
