import { closed } from '#domain/kernel/dictionary.ts'

/** What people and the clock can do to a case. */
export const verbs = closed('workflow.verb', '审批操作', {
  start: '提交',
  read: '阅知',
  approve: '通过',
  reject: '驳回',
  return: '退回',
  resubmit: '重新提交',
  withdraw: '撤回',
  reclaim: '取回',
  transfer: '转办',
  delegate: '委派',
  'hand-back': '交回',
  'add-sign': '加签',
  'remove-sign': '减签',
  cc: '抄送',
  urge: '催办',
  object: '提出异议',
  suspend: '挂起',
  activate: '激活',
  terminate: '终止',
  void: '作废',
  move: '换到新版本',
  'time-out': '超时处理',
  'close-notice': '结束公示',
})

export const caseStates = closed(
  'workflow.case-state',
  '流程状态',
  {
    new: '未提交',
    reviewing: '审批中',
    returned: '退回修改',
    suspended: '已挂起',
    approved: '已通过',
    rejected: '已驳回',
    withdrawn: '已撤回',
    terminated: '已终止',
    void: '已作废',
  },
  {
    reviewing: 'accent',
    returned: 'warning',
    suspended: 'warning',
    approved: 'success',
    rejected: 'danger',
    terminated: 'danger',
  },
)

export const taskStates = closed(
  'workflow.task-state',
  '任务状态',
  {
    waiting: '未开始',
    open: '待办',
    blocked: '等待他人',
    approved: '已通过',
    rejected: '已驳回',
    returned: '已退回',
    'handed-back': '已交回',
    skipped: '已跳过',
    removed: '已减签',
    cancelled: '已取消',
  },
  { open: 'accent', blocked: 'info', approved: 'success', rejected: 'danger', returned: 'warning' },
)

/** Why a task is there. */
export const taskKinds = closed('workflow.task-kind', '任务来源', {
  own: '流程指定',
  delegated: '委派',
  before: '前加签',
  after: '后加签',
  parallel: '并加签',
  objection: '异议处理',
})

export const stepKinds = closed('workflow.step-kind', '步骤类型', {
  approve: '审批',
  cc: '抄送',
  notice: '公示',
  branch: '条件分支',
  parallel: '并行分支',
})

/** How several people of a step decide together. */
export const modes = closed('workflow.mode', '多人审批方式', {
  all: '会签',
  any: '或签',
  sequential: '依次审批',
  vote: '票签',
  veto: '一票否决',
})

export const sourceKinds = closed('workflow.source', '办理人来源', {
  role: '指定角色',
  users: '指定人员',
  'class-teacher': '班主任',
  counsellor: '辅导员',
  college: '学院学工负责人',
  'dorm-master': '楼栋宿管',
  mentor: '导师',
  'receiving-college': '转入学院',
  'picked-by-previous': '上一步办理人选定',
  'picked-by-starter': '发起人选定',
  starter: '发起人本人',
  field: '表单中的人员',
  administrator: '流程管理员',
})

export const whenNobody = closed('workflow.when-nobody', '无人办理时', {
  pass: '自动通过',
  reject: '自动驳回',
  to: '转给指定人员',
  administrator: '转给流程管理员',
})

export const samePerson = closed('workflow.same-person', '同一人重复出现时', {
  skip: '自动跳过',
  again: '再次办理',
})

export const timerActs = closed('workflow.timer-act', '超时后', {
  remind: '提醒',
  pass: '自动通过',
  reject: '自动驳回',
  escalate: '转给上级',
})

export const fieldAccess = closed('workflow.field-access', '字段权限', {
  hidden: '隐藏',
  read: '只读',
  write: '可编辑',
})

/** Where an added signer stands to the one who adds them. */
export const signPlaces = closed('workflow.sign-place', '加签位置', {
  before: '在我之前',
  after: '在我之后',
  parallel: '与我同时',
})

/** Whether a returned application comes straight back, or is decided on step by step again. */
export const returnWalks = closed('workflow.return-walk', '重新提交后', {
  resume: '直接回到我这里',
  again: '从退回的步骤起重新审批',
})

export type Verb = keyof typeof verbs.labels
export type StepKind = keyof typeof stepKinds.labels
export type CaseState = keyof typeof caseStates.labels
export type TaskState = keyof typeof taskStates.labels
export type TaskKind = keyof typeof taskKinds.labels
