import { among, bars, count, distinct, ratio, ring, stats, trend } from '#domain/kernel/stats.ts'
import { handedIn } from '#domain/kits/request.ts'
import { roomChange } from './application.ts'

const inStates = (...states: readonly string[]) => among('state', ...states)
const done = inStates('done')

/** 调宿统计: how many ask, move and are refused, from where to where. */
export const roomChangeStats = stats({
  path: 'dormitory/room-change-stats',
  title: '调宿统计',
  of: roomChange,
  over: 'sentAt',
  since: 730,
  by: ['departmentId', 'classId', 'planId', 'kind', 'fromBuildingId', 'toBuildingId', 'state'],
  measures: {
    asked: count('申请', handedIn),
    students: distinct('studentId', '申请人数', handedIn),
    done: count('已完成', done),
    swaps: count('互换完成', { all: [done, among('kind', 'swap')] }),
    open: count('办理中', inStates('agreeing', 'reviewing', 'counsellorPassed', 'collegePassed')),
    moving: count('待搬迁', inStates('approved', 'moving')),
    refused: count('驳回', inStates('refused')),
    rate: ratio('done', 'asked', '完成率'),
  },
  charts: [
    bars('asked', { stackedBy: 'state', most: 15 }),
    trend('asked', { each: 'month', by: 'kind' }),
    ring('asked', 'kind'),
  ],
})
