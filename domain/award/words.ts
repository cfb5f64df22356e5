import { closed, open } from '#domain/kernel/dictionary.ts'

export const awardCategories = open('award.category', '奖项类别', {
  '1': '奖学金',
  '2': '荣誉称号',
  '3': '助学金',
  '4': '单项奖',
})

/** How often awards of a type are given. */
export const awardPeriods = closed('award.period', '评选周期', { year: '按学年', term: '按学期' })

export const awardLevels = open('award.level', '奖项等级', {
  '1': '国家级',
  '2': '省级',
  '3': '校级',
  '4': '院级',
})

/** States of the chart `machines/flows/award.machine.ts`. */
export const applicationStates = closed(
  'award.application-state',
  '评审状态',
  {
    ...{ draft: '草稿', reviewing: '待班级评议', classPassed: '待学院评审', collegePassed: '学院公示中' },
    ...{ collegeShown: '待学校审核', schoolPassed: '学校公示中', awarded: '已获奖' },
    ...{ sentBack: '退回修改', withdrawn: '已撤回', refused: '未通过', revoked: '已撤销' },
  },
  {
    ...{ reviewing: 'accent', classPassed: 'accent', collegeShown: 'accent' },
    ...{ collegePassed: 'info', schoolPassed: 'info', awarded: 'success' },
    ...{ sentBack: 'warning', refused: 'danger', revoked: 'danger' },
  },
)

export type ApplicationState = keyof typeof applicationStates.labels

/** These hold a place of their college: passed by it, and not refused, returned or revoked since. */
export const placedStates = ['collegePassed', 'collegeShown', 'schoolPassed', 'awarded'] as const

/** These wait for the college, and stand in its ranking beside those that hold a place. */
export const rankedStates = ['classPassed', ...placedStates] as const

/** States of the chart `machines/flows/award-record.machine.ts`. */
export const recordStates = closed(
  'award.record-state',
  '获奖状态',
  { awarded: '已获奖', paid: '已发放', questioned: '待复核', revoked: '已撤销' },
  { awarded: 'success', paid: 'success', questioned: 'warning', revoked: 'danger' },
)

/** These are held: an award that excludes them is not given beside. */
export const heldStates = ['awarded', 'paid', 'questioned'] as const

/** What a condition asks. Each kind is judged by figures that the system keeps. */
export const conditionKinds = closed('award.condition-kind', '条件类型', {
  ...{ enrolled: '在籍在校', studyYear: '学习年限（第几学年）' },
  ...{ notPunished: '没有执行中的处分', noPunishment: '评选学年内没有处分' },
  violationPoints: '评选学年违纪扣分',
  ...{ classRank: '综合测评班级排名（%）', majorRank: '综合测评专业排名（%）' },
  ...{ gradeRank: '综合测评年级排名（%）', total: '综合测评得分' },
  ...{ moral: '德育得分', intellectual: '智育得分', physical: '体育得分' },
  ...{ aesthetic: '美育得分', labour: '劳育得分' },
  ...{ hardship: '家庭经济困难认定', exclusive: '未获互斥奖项' },
})

export type ConditionKind = keyof typeof conditionKinds.labels

export const operators = closed('award.operator', '比较方式', { atMost: '不超过', atLeast: '不低于' })

/** What happens to those who are alike at the last place of a quota. */
export const tieRules = closed('award.tie-rule', '末位并列', {
  all: '并列者全部入选，可超出名额',
  none: '并列者均不入选',
  second: '按第二指标排序，仍并列的均不入选',
})

export type TieRule = keyof typeof tieRules.labels

/** By which those are told apart whose total is the same. */
export const secondFigures = closed('award.second-figure', '第二指标', {
  intellectual: '智育得分',
  moral: '德育得分',
  yearTotal: '学年综合分',
})

export type SecondFigure = keyof typeof secondFigures.labels
