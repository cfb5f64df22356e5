import { among, bars, count, ratio, ring, stats } from '#domain/kernel/stats.ts'
import { registration } from './registration.ts'

const inState = (...states: string[]) => among('state', ...states)

/** 报到注册统计: who reported and was registered, by college and class. */
export const registrationStats = stats({
  path: 'records/registration-stats',
  title: '报到注册统计',
  of: registration,
  by: ['batchId', 'departmentId', 'classId', 'grade', 'state', 'absence', 'deferReason'],
  measures: {
    due: count('应注册'),
    reported: count('已报到', { field: 'reportedAt', is: 'filled' }),
    registered: count('已注册', inState('registered')),
    waiting: count('未报到', inState('waiting')),
    deferred: count('暂缓注册', inState('deferred')),
    overdue: count('逾期未注册', inState('overdue')),
    rate: ratio('registered', 'due', '注册率'),
  },
  charts: [bars('due', { by: 'departmentId', stackedBy: 'state' }), ring('due', 'state')],
})
