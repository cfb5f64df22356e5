import { bars, count, mean, quantile, stats, trend } from '#domain/kernel/stats.ts'
import { workflowCase } from './case.ts'

const over = { field: 'hours', is: 'filled' } as const

/** 办理用时: how long cases of each process take from the beginning to the end, by college and class. */
export const caseStats = stats({
  path: 'workflow/stats-duration',
  title: '流程用时统计',
  of: workflowCase,
  over: 'startedAt',
  since: 'term',
  by: ['modelId', 'departmentId', 'classId', 'state'],
  measures: {
    times: count('发起次数'),
    ended: count('已办结', over),
    hours: mean('hours', '平均用时（小时）', over),
    half: quantile(0.5, 'hours', '用时中位数（小时）', over),
    most: quantile(0.9, 'hours', '九成用时（小时）', over),
  },
  charts: [
    bars(['half', 'most'], { by: 'modelId', most: 15 }),
    bars('hours', { by: 'departmentId', most: 15 }),
    trend('ended', { each: 'week' }),
  ],
})
