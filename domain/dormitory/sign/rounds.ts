import { choice, date, decimal, integer, reference, references, text, yesNo } from '#domain/kernel/fields.ts'
import { defineRounds } from '#domain/kits/rounds/rounds.ts'
import { signResultOf } from './rules.ts'
import { signDoubts, signExcuses, signGrounds, signResults, signWays } from './words.ts'

/** 宿舍签到: in an evening, everybody who sleeps in these houses says that they are there. */
export const signRounds = defineRounds({
  name: 'dormitory.sign',
  label: '宿舍签到',
  path: '/dormitory/sign-student',
  finish: '签到',
  tells: {
    longitude: decimal('经度', { min: -180, max: 180 }),
    latitude: decimal('纬度', { min: -90, max: 90 }),
    accuracy: integer('定位误差（米）', { max: 1_000_000 }),
    /** Shown with the student's own turn while it may be signed. */
    challenge: text('签到口令', { max: 64 }),
  },
  vouch: {
    label: '代签',
    asks: {
      ground: choice('代签依据', signGrounds, { required: true, initial: 'seen' }),
      reason: text('代签原因', { max: 200 }),
    },
    requiredWhen: { reason: { from: ['ground'], holds: ({ ground }) => ground !== 'seen' } },
  },
  fields: {
    way: choice('签到方式', signWays, { required: true, initial: 'position' }),
    radius: integer('签到范围（米）', { min: 20, max: 5000, help: '手机与所住楼栋的距离在此以内' }),
    onTimeMinutes: integer('按时签到（分钟）', {
      ...{ min: 1, max: 1440 },
      help: '开始后超过该时长签到的记为迟签；留空表示截止前都算按时',
    }),
    /** Who set it, where it is not an administrator's. */
    ownerId: reference('发布人', 'base.teacher', { system: true }),
  },
  audience: { buildings: references('宿舍楼', 'base.building', { help: '留空表示不限' }) },
  repeats: true,
  rounds: {
    visibleWhen: { radius: { from: ['way'], holds: ({ way }) => way === 'position' } },
    requiredWhen: { radius: { from: ['way'], holds: ({ way }) => way === 'position' } },
    scope: [{ field: 'ownerId', grant: 'self' }],
  },
  turns: {
    fields: {
      day: date('签到日期', { system: true }),
      buildingId: reference('楼栋', 'base.building', { system: true }),
      roomId: reference('房间', 'dormitory.room', { system: true }),
      distance: integer('距离（米）', { system: true }),
      /** Of the position under the server's key: equal ones are seen, and no position is kept. */
      mark: text('位置标记', { system: true, secret: true, max: 64 }),
      doubt: choice('定位疑点', signDoubts, { system: true }),
      late: yesNo('迟签', { system: true }),
      excuse: choice('免签类别', signExcuses, { system: true }),
      ground: choice('代签依据', signGrounds, { system: true }),
      result: choice('签到结果', signResults, { system: true }),
    },
    indexes: [['day'], ['mark']],
    columns: [
      'day',
      'studentId',
      'classId',
      'roomId',
      'result',
      'finishedAt',
      'distance',
      'doubt',
      'roundId',
    ],
    filters: ['day', 'buildingId', 'roomId', 'result', 'doubt', 'excuse', 'ground'],
    computed: {
      result: { from: ['state', 'late', 'ground', 'excuse'], is: (row) => signResultOf(row as never) },
    },
    scope: [{ field: 'buildingId', grant: 'buildings' }],
  },
})

/** What a round says beside those of other kinds. */
export interface SignRound {
  readonly way: keyof typeof signWays.labels
  readonly radius: number | null
  readonly onTimeMinutes: number | null
  readonly buildings: string | null
}
