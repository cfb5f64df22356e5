import { among, bars, count, ratio, ring, stats, trend } from '#domain/kernel/stats.ts'
import type { SignResult } from '#domain/kits/sign-in/words.ts'
import { signRounds } from './rounds.ts'

const ended = (...results: readonly SignResult[]) => among('result', ...results)

/** 签到统计: who was there at night, by house, department and class. */
export const signStats = stats({
  path: 'dormitory/sign-stats',
  title: '签到统计',
  of: signRounds.turn,
  over: 'day',
  since: 30,
  by: ['departmentId', 'classId', 'buildingId', 'result', 'way', 'roundId'],
  measures: {
    due: count('应签人次'),
    /** Without those who are on leave or need not sign. */
    called: count('须签人次', ended('signed', 'late', 'proxy', 'missed')),
    signed: count('签到人次', ended('signed', 'late', 'proxy')),
    late: count('迟签人次', ended('late')),
    excused: count('请假和免签人次', ended('leave', 'exempt')),
    missed: count('未签人次', ended('missed')),
    doubted: count('定位存疑人次', { field: 'doubt', is: 'filled' }),
    accounted: count('归寝人次', ended('signed', 'late', 'proxy', 'leave', 'exempt')),
    signRate: ratio('signed', 'called', '签到率'),
    rate: ratio('accounted', 'due', '归寝率'),
  },
  charts: [
    bars('rate', { most: 20 }),
    trend('rate', { each: 'day' }),
    ring('due', 'result'),
    ring('signed', 'way'),
  ],
})
