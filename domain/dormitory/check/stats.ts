import { among, bars, count, distinct, mean, ratio, ring, stats, trend } from '#domain/kernel/stats.ts'
import { roomHealth } from './room-health.ts'

/** 卫生检查统计: how clean the rooms are, by building, floor, class and week. */
export const healthStats = stats({
  path: 'dormitory/room-health-stats',
  title: '卫生检查统计',
  of: roomHealth,
  over: 'day',
  by: ['buildingId', 'floor', 'classId', 'departmentId', 'grade', 'roomId'],
  measures: {
    checks: count('检查次数'),
    rooms: distinct('roomId', '检查房间数'),
    average: mean('score', '平均得分'),
    passed: count('合格次数', among('grade', 'excellent', 'good', 'passed')),
    failed: count('不合格次数', among('grade', 'failed')),
    passRate: ratio('passed', 'checks', '合格率'),
  },
  charts: [bars('average', { most: 20 }), trend('average', { each: 'week' }), ring('checks', 'grade')],
})
