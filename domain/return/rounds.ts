import { choice, moment, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineRounds } from '#domain/kits/rounds/rounds.ts'
import { transports } from '#domain/leave/words.ts'
import { returnResultOf } from './rules.ts'
import { arrivalWays, returnResults } from './words.ts'

const isInTime = ({
  returnsFrom,
  closesAt,
}: Pick<ReturnRound, 'returnsFrom'> & { readonly closesAt: string }) => returnsFrom < closesAt

/** 返校: after a holiday every student comes back to school, as doors, the student or staff tell. */
export const returnRounds = defineRounds({
  name: 'return.school',
  label: '返校',
  path: '/return/mine',
  finish: '我已到校',
  asking: { notBefore: 'returnsFrom' },
  asks: { place: text('现在何处', { required: true, max: 60, help: '如：3 栋 402 宿舍' }) },
  vouch: {
    label: '登记到校',
    asks: { reason: text('登记依据', { required: true, max: 200, help: '如：晚点名在场、宿舍查寝' }) },
  },
  fields: {
    returnsFrom: moment('开始返校时间', {
      required: true,
      help: '从此时起的校门和宿舍进入记录计为到校；批次可提前开始，供学生提交申请',
    }),
    planned: yesNo('须先提交返校申请', {
      ...{ required: true, initial: true },
      help: '开启后，申请获批的学生才能自行登记到校',
    }),
    collegeReview: yesNo('学院复审', { required: true, help: '返校申请由辅导员审核后再由学院审核' }),
    selfArrival: yesNo('学生可自行登记到校', {
      ...{ required: true, initial: true },
      help: '关闭后只由门禁通行或老师登记',
    }),
  },
  rounds: {
    rules: [
      {
        fields: ['returnsFrom', 'closesAt'],
        message: '开始返校时间应早于截止时间',
        holds: (row) => isInTime(row as never),
      },
    ],
  },
  turns: {
    fields: {
      onLeave: yesNo('请假中', { system: true }),
      result: choice('返校情况', returnResults, { system: true }),
      way: choice('到校依据', arrivalWays, { system: true }),
      plannedAt: moment('计划返校时间', { system: true }),
      transport: choice('交通方式', transports, { system: true }),
      /** The round's. */
      returnsFrom: moment('开始返校时间', { system: true }),
      planId: reference('返校申请', 'return.plan', { system: true }),
    },
    columns: [
      ...['studentId', 'classId', 'result', 'plannedAt', 'transport', 'finishedAt', 'way'],
      ...['reason', 'roundId'],
    ],
    sort: ['-roundId', 'classId'],
    filters: ['result', 'way', 'plannedAt', 'transport'],
    linked: { roundId: { copies: { returnsFrom: 'returnsFrom' } } },
    computed: {
      result: { from: ['state', 'onLeave'], is: (row) => returnResultOf(row as never) },
    },
  },
})

/** What a round says beside those of other kinds. */
export interface ReturnRound {
  readonly returnsFrom: string
  readonly planned: boolean
  readonly collegeReview: boolean
  readonly selfArrival: boolean
}
