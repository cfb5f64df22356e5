import { closed } from '#domain/kernel/dictionary.ts'
import { requestStates } from '#domain/kits/request.ts'

/** From the mildest to the heaviest: 《普通高等学校学生管理规定》（教育部令第41号） article 51. */
export const punishmentKinds = closed(
  'affairs.punishment-kind',
  '处分种类',
  {
    ...{ warning: '警告', serious: '严重警告', demerit: '记过' },
    ...{ probation: '留校察看', expulsion: '开除学籍' },
  },
  {
    ...{ warning: 'warning', serious: 'warning', demerit: 'danger' },
    ...{ probation: 'danger', expulsion: 'danger' },
  },
)

export type PunishmentKind = keyof typeof punishmentKinds.labels

/** States of the chart `machines/flows/punishment.machine.ts`. */
export const punishmentStates = closed(
  'affairs.punishment-state',
  '处分状态',
  {
    ...{ proposed: '待告知', informed: '待陈述申辩', heard: '待报批', reviewing: '审批中' },
    ...{ sentBack: '退回修改', dropped: '不予处分', approved: '待下达', issued: '待送达' },
    ...{ announced: '公告送达中', effective: '执行中', removed: '已解除', revoked: '已撤销' },
  },
  {
    ...{ informed: 'warning', reviewing: 'accent', sentBack: 'warning', approved: 'accent' },
    ...{ issued: 'warning', announced: 'warning', effective: 'danger', removed: 'success' },
  },
)

/** 《普通高等学校学生管理规定》 article 55. */
export const deliveryMethods = closed('affairs.delivery-method', '送达方式', {
  direct: '直接送达',
  left: '留置送达',
  post: '邮寄送达',
  public: '公告送达',
})

export const punishmentRequestStates = requestStates('affairs.punishment-request-state', '申请状态', {
  ...{ approved: '已通过', refused: '未通过' },
})

/** What an appeal comes to. */
export const appealOutcomes = closed('affairs.appeal-outcome', '申诉结论', {
  uphold: '维持原处分',
  change: '变更处分',
  revoke: '撤销处分',
})
