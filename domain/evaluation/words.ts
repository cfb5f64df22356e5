import { closed, open } from '#domain/kernel/dictionary.ts'
import { requestStates } from '#domain/kits/request.ts'

/** 五育: the dimensions in which a college evaluates its students. */
export const dimensions = closed('evaluation.dimension', '测评维度', {
  moral: '德育',
  intellectual: '智育',
  physical: '体育',
  aesthetic: '美育',
  labour: '劳育',
})

export type Dimension = keyof typeof dimensions.labels

export const dimensionCodes = Object.keys(dimensions.labels) as readonly Dimension[]

/** Where the base of a dimension comes from. */
export const baseSources = closed('evaluation.base-source', '基础分来源', {
  fixed: '固定分值',
  academic: '学业成绩',
  fitness: '体质健康成绩',
})

export const batchStates = closed(
  'evaluation.batch-state',
  '批次状态',
  { open: '进行中', archived: '已归档' },
  { open: 'accent' },
)

export const scoreStates = closed(
  'evaluation.score-state',
  '得分状态',
  { computed: '已计算', objected: '异议待答复', answered: '异议已答复', archived: '已归档' },
  { objected: 'warning', answered: 'accent', archived: 'success' },
)

/** By the total, from the best: the usual bounds 90, 80, 70 and 60. */
export const scoreLevels = closed(
  'evaluation.score-level',
  '测评等级',
  { excellent: '优秀', good: '良好', fair: '中等', passed: '合格', failed: '不合格' },
  { excellent: 'success', good: 'accent', fair: 'info', failed: 'danger' },
)

export type ScoreLevel = keyof typeof scoreLevels.labels

export const directions = closed(
  'evaluation.direction',
  '加减分',
  { plus: '加分', minus: '减分' },
  { plus: 'success', minus: 'danger' },
)

export const eventLevels = open('evaluation.event-level', '级别', {
  '1': '国家级',
  '2': '省级',
  '3': '市级',
  '4': '校级',
  '5': '院级',
  '6': '班级',
})

export const eventRanks = open('evaluation.event-rank', '名次', {
  '1': '一等奖',
  '2': '二等奖',
  '3': '三等奖',
  '4': '优秀奖',
  '5': '参与',
})

export const additionalStates = requestStates('evaluation.additional-state', '申报状态', {
  approved: '已认定',
  refused: '未认定',
})
