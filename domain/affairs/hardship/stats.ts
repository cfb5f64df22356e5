import { among, bars, count, countEach, distinct, ratio, ring, stats } from '#domain/kernel/stats.ts'
import { handedIn } from '#domain/kits/request.ts'
import { hardship } from './hardship.ts'
import { recognisedStates, specialGroups } from './words.ts'

const recognised = among('state', ...recognisedStates)
const ofLevel = (level: string) => ({ all: [recognised, among('level', level)] })

/** 困难认定统计: recognised by level and college, of the last school year unless another is asked for. */
export const hardshipStats = stats({
  path: 'affairs/hardship-stats',
  title: '困难认定统计',
  of: hardship,
  latest: 'academicYear',
  by: ['departmentId', 'level', 'classId', 'academicYear', 'state'],
  measures: {
    asked: distinct('studentId', '申请人数', handedIn),
    recognised: distinct('studentId', '认定人数', recognised),
    special: count('特别困难', ofLevel('special')),
    hard: count('困难', ofLevel('hard')),
    plain: count('一般困难', ofLevel('plain')),
    covered: count('属特殊群体', { all: [recognised, { field: 'groups', is: 'filled' }] }),
    recognisedRate: ratio('recognised', 'asked', '认定率'),
    coveredRate: ratio('covered', 'recognised', '特殊群体占比'),
  },
  charts: [bars('recognised', { by: 'departmentId', stackedBy: 'level' }), ring('recognised', 'level')],
})

/** 特殊群体统计: those recognised of each group; somebody of two groups counts in both. */
export const hardshipGroupStats = stats({
  path: 'affairs/hardship-groups',
  title: '特殊群体统计',
  of: hardship,
  latest: 'academicYear',
  where: recognised,
  by: ['departmentId', 'classId', 'academicYear', 'level'],
  measures: {
    recognised: distinct('studentId', '认定人数'),
    ...countEach('groups', specialGroups),
  },
  charts: [bars('recognised', { by: 'departmentId' })],
})
