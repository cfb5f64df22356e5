import { closed, open } from '#domain/kernel/dictionary.ts'
import { requestStates } from '#domain/kits/request.ts'

/** States of the chart `machines/flows/violation.machine.ts`. */
export const violationStates = closed(
  'violation.state',
  '违纪状态',
  {
    recorded: '待告知',
    notified: '待签收',
    effective: '生效中',
    expired: '期满',
    released: '已解除',
    rescinded: '已撤销',
  },
  { recorded: 'warning', notified: 'warning', effective: 'danger', released: 'success' },
)

export const askedStates = requestStates('violation.request-state', '申请状态', {
  ...{ approved: '已通过', refused: '未通过' },
})

/** From the mildest; the first two are no punishment in the sense of the rules for the roll, and end by themselves. */
export const violationLevels = closed(
  'violation.level',
  '处理等次',
  {
    verbal: '口头批评',
    circular: '通报批评',
    warning: '警告',
    serious: '严重警告',
    demerit: '记过',
    probation: '留校察看',
  },
  { warning: 'warning', serious: 'warning', demerit: 'danger', probation: 'danger' },
)

export type ViolationLevel = keyof typeof violationLevels.labels

export const violationCategories = open('violation.category', '违纪类别', {
  '1': '考试作弊',
  '2': '旷课',
  '3': '打架斗殴',
  '4': '盗窃',
  '5': '赌博',
  '6': '酗酒',
  '7': '吸烟',
  '8': '夜不归宿',
  '9': '违章电器',
  '10': '校园贷',
  '11': '网络违规',
  '12': '损坏公物',
  '13': '侮辱他人',
  '99': '其他',
})

/** What an appeal that was upheld leads to. */
export const rulings = closed('violation.ruling', '复查决定', {
  rescind: '撤销处理',
  change: '变更扣分',
})
