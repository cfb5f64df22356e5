import { closed, open } from '#domain/kernel/dictionary.ts'

/** States of the chart `machines/flows/leave.machine.ts`. */
export const leaveStates = closed(
  'leave.state',
  '请假状态',
  {
    draft: '草稿',
    reviewing: '审批中',
    sentBack: '退回修改',
    withdrawn: '已撤回',
    refused: '未批准',
    approved: '已批准',
    givenUp: '已取消',
    away: '休假中',
    checking: '待销假确认',
    overdue: '逾期未销假',
    closed: '已销假',
    archived: '已归档',
  },
  {
    reviewing: 'accent',
    sentBack: 'warning',
    refused: 'danger',
    approved: 'success',
    away: 'info',
    checking: 'warning',
    overdue: 'danger',
    closed: 'success',
  },
)

/** States of the chart `machines/flows/request.machine.ts`, in the order in which its table checks them. */
export const extensionStates = closed(
  'leave.extension-state',
  '续假状态',
  {
    draft: '草稿',
    reviewing: '审批中',
    sentBack: '退回修改',
    withdrawn: '已撤回',
    refused: '未批准',
    approved: '已批准',
  },
  { reviewing: 'accent', sentBack: 'warning', refused: 'danger', approved: 'success' },
)

/** How far up a leave goes, from the lowest to the highest. */
export const levels = closed('leave.level', '审批层级', {
  counsellor: '辅导员',
  college: '学院',
  affairs: '学生处',
  leader: '分管校领导',
})
export type Level = keyof typeof levels.labels

/** What absence comes to, from the lightest to the heaviest; the hours at which each begins are settings of the college. */
export const absenceLevels = closed(
  'leave.absence-level',
  '旷课处分档次',
  {
    warning: '警告',
    seriousWarning: '严重警告',
    demerit: '记过',
    probation: '留校察看',
    expulsion: '开除学籍',
  },
  {
    warning: 'warning',
    seriousWarning: 'warning',
    demerit: 'danger',
    probation: 'danger',
    expulsion: 'danger',
  },
)
export type AbsenceLevel = keyof typeof absenceLevels.labels

/** How a kind of leave is counted. */
export const leaveUnits = closed('leave.unit', '请假单位', { day: '按整天', section: '按节次' })

export type LeaveUnit = keyof typeof leaveUnits.labels

/** A leave that was granted and is not over. */
export const runningStates = ['approved', 'away', 'checking', 'overdue'] as const
/** One that is over: figures still count it, and a later leave goes by it. */
export const endedStates = ['closed', 'archived'] as const

export const transports = open('leave.transport', '交通方式', {
  '1': '步行或骑行',
  '2': '公交地铁',
  '3': '长途汽车',
  '4': '火车',
  '5': '飞机',
  '6': '家长接送',
  '9': '其他',
})

/** Fields of an application that a kind may ask for, by their names. */
export const askedFields = closed('leave.asked-field', '请假单项目', {
  destinationId: '目的地',
  destination: '详细地址',
  transport: '交通方式',
  companion: '同行人',
  emergencyName: '紧急联系人',
  emergencyPhone: '紧急联系电话',
  guardianInformed: '已告知家长',
  staysInDormitory: '夜间仍住宿舍',
  proof: '证明材料',
})

export type AskedField = keyof typeof askedFields.labels

export const askings = closed('leave.asking', '填写要求', {
  required: '必填',
  optional: '选填',
  hidden: '不填',
})

export type Asking = keyof typeof askings.labels

/** How a question of the college's own is answered. */
export const questionKinds = closed('leave.question-kind', '填写方式', {
  text: '单行文字',
  'long-text': '多行文字',
  number: '数字',
  date: '日期',
  single: '单选',
  'yes-no': '是否',
})

export type QuestionKind = keyof typeof questionKinds.labels

/** Where in the form of an application a question stands: its sections, by their titles. */
export const questionSections = closed('leave.question-section', '所在部分', {
  content: '请假内容',
  whereabouts: '去向',
  contact: '联系人',
})

export type QuestionSection = keyof typeof questionSections.labels

export const directions = closed('leave.direction', '通行方向', { out: '离校', in: '返校' })

/** What a gate made of a pass; all but those that passed keep somebody from passing by it. */
export const gateVerdicts = closed(
  'leave.gate-verdict',
  '核验结果',
  {
    passed: '已放行',
    'passed-late': '已放行（晚归）',
    forged: '二维码无效',
    expired: '二维码已过期',
    used: '二维码已使用',
    early: '未到离校时间',
    late: '已过请假时间',
    'not-allowed': '当前不允许通行',
  },
  {
    passed: 'success',
    'passed-late': 'warning',
    forged: 'danger',
    expired: 'warning',
    used: 'danger',
    early: 'warning',
    late: 'warning',
    'not-allowed': 'danger',
  },
)

export type GateVerdict = keyof typeof gateVerdicts.labels
export type Direction = keyof typeof directions.labels
