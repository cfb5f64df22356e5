import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { among, bars, count, ratio, ring, stats, sum, today, trend } from '#domain/kernel/stats.ts'
import { verification } from './verification.ts'

const arrived = among('arrival', 'arrived')
const away = among('arrival', 'awaited', 'deferred')
const expected = among('arrival', 'awaited', 'deferred', 'arrived')
const owing = {
  all: [
    expected,
    { field: 'owed', is: 'above', value: '0.00' },
    {
      any: [
        { field: 'deferredUntil', is: 'empty' },
        { field: 'deferredUntil', is: 'below', value: today },
      ],
    },
  ],
} as const

/** 核验统计: who was to come, who came, and who still owes, of the last year on the list. */
export const arrivalStats = stats({
  path: 'claim/verify-stats',
  title: '核验统计',
  of: admittedStudent,
  latest: 'year',
  live: true,
  by: ['departmentId', 'majorId', 'classId', 'gender', 'arrival', 'year'],
  measures: {
    expected: count('应到', expected),
    arrived: count('已到', arrived),
    away: count('未到', away),
    bedded: count('已分床位', { all: [expected, { field: 'bedId', is: 'filled' }] }),
    rate: ratio('arrived', 'expected', '报到率'),
    unpaid: count('欠缴人数', owing),
    owed: sum('owed', '欠缴金额', owing),
  },
  charts: [
    bars('expected', { stackedBy: 'arrival', most: 20 }),
    ring('expected', 'arrival'),
    bars('rate', { most: 20 }),
  ],
})

const stands = { field: 'undoneAt', is: 'empty' } as const
const passed = { all: [{ field: 'passed', is: 'equals', value: true }, stands] } as const
const overridden = {
  all: [{ field: 'overridden', is: 'equals', value: true }, stands],
} as const

/** 现场核验统计: what the desks said, at which hours, and whom they let in. */
export const deskStats = stats({
  path: 'claim/verify-desk-stats',
  title: '现场核验统计',
  of: verification,
  over: 'tappedAt',
  since: 365,
  live: true,
  where: { field: 'verdict', is: 'filled' },
  by: ['verdict', 'departmentId', 'majorId', 'classId', 'way', 'desk', 'operatorId'],
  measures: {
    times: count('核验次数'),
    standing: count('有效核验', stands),
    passed: count('放行人数', passed),
    passedRate: ratio('passed', 'times', '放行率'),
    overridden: count('人工放行人数', overridden),
    undone: count('撤销次数', { field: 'undoneAt', is: 'filled' }),
  },
  charts: [trend('passed', { each: 'hour' }), trend('passed', { each: 'day' }), ring('times', 'verdict')],
})
