import { closed } from '#domain/kernel/dictionary.ts'

/** What a student is held to before they graduate. */
export const auditConditions = closed('records.audit-condition', '毕业条件', {
  roll: '学籍在籍',
  years: '达到学制年限',
  maximum: '未超最长年限',
  fees: '费用结清',
  punishment: '无未解除处分',
  credits: '学分修满',
  training: '军训合格',
})

export type AuditCondition = keyof typeof auditConditions.labels

/** What became of the military training of a student. */
export const trainingResults = closed(
  'records.training-result',
  '军训情况',
  { passed: '合格', failed: '不合格', missed: '未参加', exempt: '免训' },
  { passed: 'success', failed: 'danger', missed: 'warning', exempt: 'neutral' },
)

export type TrainingResult = keyof typeof trainingResults.labels

/** States of the chart `machines/flows/graduate-audit.machine.ts`. */
export const auditStates = closed(
  'records.audit-state',
  '审核状态',
  { pending: '待学院确认', confirmed: '待学校审定', decided: '已审定' },
  { pending: 'warning', confirmed: 'accent', decided: 'success' },
)

/** What a student settles before they leave, each with the desk that sees to it. */
export const leavingSteps = closed('records.leaving-step', '离校环节', {
  library: '图书（图书馆）',
  finance: '财务（财务处）',
  dormitory: '宿舍（宿管中心）',
  card: '一卡通（信息中心）',
  league: '团关系（团委）',
  archive: '档案（学生处）',
})

export type LeavingStep = keyof typeof leavingSteps.labels

/** Steps whose truth is in the database: no desk says that they are done. */
export const ownSteps = ['finance', 'dormitory', 'archive'] as const satisfies readonly LeavingStep[]

export const stepStates = closed(
  'records.leaving-step-state',
  '办理情况',
  { open: '未办', done: '已办', waived: '免办' },
  { open: 'warning', done: 'success', waived: 'neutral' },
)

export type StepState = keyof typeof stepStates.labels

export const leavingStates = closed(
  'records.leaving-state',
  '离校手续',
  { open: '办理中', done: '已办结' },
  { open: 'warning', done: 'success' },
)
