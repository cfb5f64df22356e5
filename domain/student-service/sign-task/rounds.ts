import { choice, integer, reference, text } from '#domain/kernel/fields.ts'
import type { When } from '#domain/kernel/form.ts'
import { position } from '#domain/kits/position.ts'
import { defineRounds } from '#domain/kits/rounds/rounds.ts'
import { reading, signRoundFields, signTurnFields } from '#domain/kits/sign-in/fields.ts'
import { signResultOf } from '#domain/kits/sign-in/rules.ts'
import {
  asksCode,
  asksPosition,
  type SignTaskWay,
  signTaskExcuses,
  signTaskGrounds,
  signTaskWays,
} from './words.ts'

// biome-ignore lint/suspicious/noExplicitAny: of a form that is put together below
const near: When<any> = { from: ['way'], holds: ({ way }) => asksPosition(way as SignTaskWay | null) }

interface Place {
  readonly buildingId?: string | null
  readonly longitude?: number | null
  readonly latitude?: number | null
}

/** A house, or both coordinates. */
const isPlaced = ({ buildingId, longitude, latitude }: Place) =>
  longitude == null && latitude == null ? buildingId != null : longitude != null && latitude != null

/** 签到任务: students of some classes say that they are where something takes place: a class meeting, a lecture. */
export const signTasks = defineRounds({
  name: 'student-service.sign-task',
  label: '日常签到',
  path: '/student-service/sign',
  finish: '签到',
  tells: {
    ...reading,
    /** What the screen in the room shows at the moment. */
    turningCode: text('现场签到码', { max: 120 }),
  },
  vouch: {
    label: '代签',
    asks: {
      ground: choice('代签依据', signTaskGrounds, { required: true, initial: 'seen' }),
      reason: text('代签原因', { max: 200 }),
    },
    requiredWhen: { reason: { from: ['ground'], holds: ({ ground }) => ground !== 'seen' } },
  },
  fields: {
    place: text('签到地点', { max: 60, help: '学生签到时看到' }),
    way: choice('签到方式', signTaskWays, { required: true, initial: 'turning' }),
    buildingId: reference('签到楼栋', 'base.building', { help: '签到范围以该楼栋的位置为中心' }),
    ...position('不在楼栋内的，填写签到地点的经纬度'),
    radius: integer('签到范围（米）', { min: 20, max: 5000, help: '手机与签到地点的距离在此以内' }),
    ...signRoundFields,
  },
  rounds: {
    visibleWhen: { buildingId: near, longitude: near, latitude: near, radius: near },
    requiredWhen: { radius: near },
    rules: [
      {
        fields: ['way', 'buildingId', 'longitude', 'latitude'],
        message: '请选择签到楼栋，或填写签到地点的经度和纬度',
        holds: ({ way, ...place }) => !asksPosition(way as SignTaskWay | null) || isPlaced(place),
      },
    ],
    scope: [{ field: 'ownerId', grant: 'self' }],
    actions: {
      show: {
        label: '出示签到码',
        when: ({ state, way }) => state === 'open' && asksCode(way),
        open: { path: '/student-service/sign-code', by: 'id' },
      },
    },
  },
  turns: {
    fields: {
      ...signTurnFields,
      way: choice('实际签到方式', signTaskWays, { system: true }),
      excuse: choice('免签类别', signTaskExcuses, { system: true }),
      ground: choice('代签依据', signTaskGrounds, { system: true }),
    },
    indexes: [['mark']],
    columns: [
      'studentId',
      'classId',
      'result',
      'way',
      'finishedAt',
      'distance',
      'doubt',
      'urgedAt',
      'roundId',
    ],
    filters: ['result', 'way', 'doubt', 'excuse', 'ground'],
    computed: {
      result: { from: ['state', 'late', 'ground', 'excuse'], is: (row) => signResultOf(row as never) },
    },
  },
})

/** What a round says beside those of other kinds. */
export interface SignTask {
  readonly way: keyof typeof signTaskWays.labels
  readonly place: string | null
  readonly buildingId: string | null
  readonly longitude: number | null
  readonly latitude: number | null
  readonly radius: number | null
  readonly onTimeMinutes: number | null
}
