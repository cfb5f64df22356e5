import { choice, choices, date, integer, reference, references, text } from '#domain/kernel/fields.ts'
import { listed } from '#domain/kits/audience.ts'
import { defineRounds } from '#domain/kits/rounds/rounds.ts'
import { reading, signRoundFields, signTurnFields } from '#domain/kits/sign-in/fields.ts'
import { signResultOf } from '#domain/kits/sign-in/rules.ts'
import { type SignWay, signExcuses, signGrounds, signWays } from './words.ts'

/** 宿舍签到: in an evening, everybody who sleeps in these houses says that they are there. */
export const signRounds = defineRounds({
  name: 'dormitory.sign',
  label: '宿舍签到',
  path: '/dormitory/sign-student',
  finish: '签到',
  tells: {
    ...reading,
    /** What the label at the bed says. */
    bedCode: text('床位码', { max: 100 }),
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
    ways: choices('签到方式', signWays, {
      ...{ required: true, initial: 'position' },
      help: '学生用其中任一种方式签到即可；门禁通行在签到时间内进入所住楼栋时计入，约十分钟后显示',
    }),
    radius: integer('签到范围（米）', { min: 20, max: 5000, help: '手机与所住楼栋的距离在此以内' }),
    ...signRoundFields,
  },
  audience: { buildings: references('宿舍楼', 'base.building', { help: '留空表示不限' }) },
  repeats: true,
  rounds: {
    visibleWhen: {
      radius: { from: ['ways'], holds: ({ ways }) => accepts(ways as string | null, 'position') },
    },
    requiredWhen: {
      radius: { from: ['ways'], holds: ({ ways }) => accepts(ways as string | null, 'position') },
    },
    scope: [{ field: 'ownerId', grant: 'self' }],
  },
  turns: {
    fields: {
      day: date('签到日期', { system: true }),
      buildingId: reference('楼栋', 'base.building', { system: true }),
      roomId: reference('房间', 'dormitory.room', { system: true }),
      ...signTurnFields,
      /** How it was signed in the end; nothing where staff signed for a student they did not see. */
      way: choice('实际签到方式', signWays, { system: true }),
      excuse: choice('免签类别', signExcuses, { system: true }),
      ground: choice('代签依据', signGrounds, { system: true }),
    },
    indexes: [['day'], ['mark']],
    columns: ['day', 'studentId', 'classId', 'roomId', 'result', 'finishedAt', 'way', 'doubt', 'roundId'],
    sort: ['-day', '-roundId', 'classId'],
    filters: ['day', 'buildingId', 'roomId', 'result', 'way', 'doubt', 'excuse', 'ground'],
    computed: {
      result: { from: ['state', 'late', 'ground', 'excuse'], is: (row) => signResultOf(row as never) },
    },
    scope: [{ field: 'buildingId', grant: 'buildings' }],
  },
})

/** What a round says beside those of other kinds. */
export interface SignRound {
  /** Codes with commas between. */
  readonly ways: string
  readonly radius: number | null
  readonly onTimeMinutes: number | null
  readonly buildings: string | null
}

/** Whether a round, by its ways, may be signed in this one. */
export const accepts = (ways: string | null, way: SignWay): boolean => listed(ways).includes(way)
