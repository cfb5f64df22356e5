import { closed, open } from '#domain/kernel/dictionary.ts'

/** States of the chart of batches in `machines/flows/registration.machine.ts`. */
export const batchStates = closed(
  'records.registration-batch-state',
  '批次状态',
  { draft: '未开放', open: '进行中', closed: '已结束' },
  { open: 'accent', closed: 'neutral' },
)

/** States of the chart of registrations in the same file. */
export const registrationStates = closed(
  'records.registration-state',
  '注册状态',
  {
    waiting: '未报到',
    reported: '已报到',
    registered: '已注册',
    deferred: '暂缓注册',
    overdue: '逾期未注册',
  },
  { waiting: 'warning', reported: 'info', registered: 'success', deferred: 'accent', overdue: 'danger' },
)
export type RegistrationState = keyof typeof registrationStates.labels

/** What a student still lacks before being registered. */
export const registrationLacks = closed('records.registration-lack', '尚缺事项', {
  arrival: '报到',
  tuition: '学费',
  info: '信息核对',
})
export type RegistrationLack = keyof typeof registrationLacks.labels

export const absenceReasons = open('records.absence-reason', '未报到原因', {
  '01': '疾病治疗',
  '02': '家庭变故',
  '03': '经济困难',
  '04': '在外实习',
  '05': '应征入伍',
  '06': '拟休学或退学',
  '07': '联系不上',
  '99': '其他',
})

export const deferralReasons = open('records.deferral-reason', '暂缓注册原因', {
  '01': '学费筹措中',
  '02': '助学贷款办理中',
  '03': '疾病治疗',
  '04': '在外实习',
  '05': '家庭变故',
  '99': '其他',
})

/** What unpaid tuition does to registering. */
export const arrearsRules = closed('records.arrears-rule', '学费未缴清时', {
  bar: '不予注册',
  warn: '仅提示，可以注册',
})

export const registrars = closed('records.registrar', '由谁注册', {
  counsellor: '辅导员和院系',
  college: '仅院系和学校',
})
