import { among, bars, count, distinct, ratio, ring, stats, trend } from '#domain/kernel/stats.ts'
import { handedIn } from '#domain/kits/request.ts'
import { statusChange } from './change.ts'

const effective = among('state', 'effective')
/** Those of these kinds that took effect. */
export const did = (...kinds: string[]) => ({ all: [effective, among('kind', ...kinds)] }) as const

/** What is counted of every list of changes: what was asked and what became of it. */
export const outcomes = {
  asked: count('申请', handedIn),
  effective: count('生效', effective),
  students: distinct('studentId', '生效人数', effective),
} as const
/** And how much is under way. */
export const underWay = {
  withdrawn: count('退学', did('31')),
  open: count('办理中', among('state', 'reviewing', 'approved')),
  rate: ratio('effective', 'asked', '生效率'),
} as const

/** 学籍异动统计: what was asked and what took effect, by kind, college and time. */
export const changeStats = stats({
  path: 'records/change-count',
  title: '学籍异动统计',
  of: statusChange,
  over: 'since',
  since: 1461,
  by: ['departmentId', 'kind', 'reason', 'fromClassId', 'toMajorId', 'state'],
  measures: {
    ...outcomes,
    suspended: count('休学', did('11')),
    resumed: count('复学', did('08', '12', '15', '17')),
    inward: count('转入', did('22')),
    outward: count('转出', did('21')),
    majors: count('转专业与转系', did('23', '26')),
    ...underWay,
  },
  charts: [
    bars('effective', { by: 'departmentId', stackedBy: 'kind' }),
    trend('effective', { each: 'month', by: 'kind' }),
    ring('effective', 'kind'),
  ],
})
