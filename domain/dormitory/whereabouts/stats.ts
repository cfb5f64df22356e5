import { among, bars, count, map, ratio, ring, stats } from '#domain/kernel/stats.ts'
import { whereaboutsRounds } from './rounds.ts'
import type { Going } from './words.ts'

const finished = among('state', 'done')
const going = (...where: readonly Going[]) => ({ all: [finished, among('going', ...where)] }) as const
const leaves = going('home', 'internship', 'travel', 'other')
const province = 'destinationId.parentId.parentId' as const

/** 离校分析: who is to leave for a holiday, who has left, who stays, and of whom nothing is known: domain of leave, section 9. */
export const whereaboutsStats = stats({
  path: 'leave/departures',
  title: '离校分析',
  of: whereaboutsRounds.turn,
  over: 'day',
  since: 'school-year',
  by: [
    'roundId',
    'departmentId',
    'classId',
    'studentId.majorId',
    'grade',
    'going',
    'leavesOn',
    'leavesPart',
    province,
    'transport',
  ],
  called: { [province]: '目的地省份' },
  measures: {
    due: count('应登记人数'),
    registered: count('已登记人数', finished),
    unregistered: count('未登记人数', among('state', 'waiting')),
    leaving: count('应离校人数', leaves),
    departed: count('已离校人数', { all: [leaves, { field: 'departed', is: 'equals', value: true }] }),
    staying: count('留校人数', going('campus')),
    internship: count('实习人数', going('internship')),
    registeredRate: ratio('registered', 'due', '登记率'),
    departedRate: ratio('departed', 'leaving', '离校率'),
  },
  charts: [
    bars(['leaving', 'staying', 'unregistered'], { by: 'departmentId', most: 15 }),
    bars('leaving', { by: 'leavesOn', stackedBy: 'leavesPart', most: 10 }),
    map('leaving', province),
    ring('registered', 'going'),
    ring('leaving', 'transport'),
  ],
})
