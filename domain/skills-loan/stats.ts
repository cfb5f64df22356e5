import { among, bars, count, distinct, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import { handedIn } from '#domain/kits/request.ts'
import { certificate } from './certificate.ts'

const places = ['studentId.departmentId', 'studentId.classId'] as const

/** 证书统计: who has earned which certificates, and what they count for. */
export const certificateStats = stats({
  path: 'skills-loan/stats',
  title: '证书统计',
  of: certificate,
  over: 'issuedOn',
  by: [...places, 'kind', 'level', 'recognition', 'state'],
  measures: {
    students: distinct('studentId', '持证学生', handedIn),
    told: count('申报数', handedIn),
    recognised: count('认定数', among('state', 'approved')),
    rate: ratio('recognised', 'told', '认定率'),
    credits: sum('credits', '认定学分', among('state', 'approved')),
  },
  charts: [
    bars('recognised', { stackedBy: 'level' }),
    ring('recognised', 'kind'),
    trend('recognised', { each: 'month' }),
  ],
})
