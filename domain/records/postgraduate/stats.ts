import { among, bars, count, countEach, distinct, ring, stats, trend } from '#domain/kernel/stats.ts'
import { did, outcomes, underWay } from '../change/stats.ts'
import { postgraduateChange } from './change.ts'
import { guidedStates, postgraduate } from './postgraduate.ts'
import { postgraduateLevels, studyModes } from './words.ts'

/** 研究生统计: who studies for which degree, where, how, and whom each mentor guides. */
export const postgraduateStats = stats({
  path: 'records/yjs-stats',
  title: '研究生统计',
  of: postgraduate,
  by: [
    ...(['departmentId', 'discipline', 'level', 'studyMode', 'firstMentorId', 'degreeKind'] as const),
    ...(['majorId', 'grade', 'admissionSource', 'studentState'] as const),
  ],
  measures: {
    students: count('研究生'),
    guided: count('在籍', among('studentState', ...guidedStates)),
    ...countEach('level', postgraduateLevels),
    ...countEach('studyMode', studyModes),
    professional: count('专业学位', among('degreeKind', 'professional')),
    mentors: distinct('firstMentorId', '导师'),
  },
  charts: [
    bars('students', { by: 'departmentId', stackedBy: 'level' }),
    bars('guided', { by: 'firstMentorId', stackedBy: 'level' }),
    ring('students', 'discipline'),
    ring('students', 'studyMode'),
  ],
})

/** 研究生异动统计: what was asked and what took effect, by kind and term. */
export const postgraduateChangeStats = stats({
  path: 'records/yjs-change-count',
  title: '研究生异动统计',
  of: postgraduateChange,
  over: 'since',
  since: 1461,
  by: ['kind', 'term', 'departmentId', 'reason', 'state', 'fromMentorId'],
  measures: {
    ...outcomes,
    upward: count('硕转博', did('27')),
    downward: count('博转硕', did('28')),
    mentors: count('导师变更', did('71')),
    suspended: count('休学', did('11')),
    ...underWay,
  },
  charts: [
    bars('effective', { by: 'term', stackedBy: 'kind' }),
    trend('effective', { each: 'month', by: 'kind' }),
    ring('effective', 'kind'),
  ],
})
