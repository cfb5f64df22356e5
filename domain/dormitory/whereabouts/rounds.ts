import { canton } from '#domain/base/canton.ts'
import { choice, date, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { mobile } from '#domain/kits/common.ts'
import { defineRounds } from '#domain/kits/rounds/rounds.ts'
import { transports } from '#domain/leave/words.ts'
import { dayParts, type Going, goings } from './words.ts'

const asks = {
  going: choice('去向', goings, { required: true }),
  leavesOn: date('离校日期'),
  leavesPart: choice('离校时段', dayParts),
  returnsOn: date('返校日期'),
  destinationId: reference('目的地', 'base.canton'),
  address: text('详细地址', { max: 200 }),
  transport: choice('交通方式', transports),
  companion: text('同行人', { max: 60 }),
  contactPhone: mobile('去向联系电话'),
}

const when = (holds: (going: Going | null) => boolean) => ({
  from: ['going'],
  holds: ({ going }: Readonly<Record<string, unknown>>) => holds(going as Going | null),
})
const leaves = when((going) => going !== null && going !== 'campus')
/** At home the record says where that is. */
const elsewhere = when((going) => going === 'internship' || going === 'travel' || going === 'other')

const asking = {
  visibleWhen: {
    leavesOn: leaves,
    leavesPart: leaves,
    returnsOn: leaves,
    destinationId: leaves,
    address: leaves,
    transport: leaves,
    companion: leaves,
    contactPhone: leaves,
  },
  requiredWhen: {
    leavesOn: leaves,
    leavesPart: leaves,
    returnsOn: leaves,
    destinationId: leaves,
    address: elsewhere,
    transport: leaves,
  },
}

const lastsInOrder = ({ holidayFrom, holidayUntil }: WhereaboutsRound) => holidayFrom <= holidayUntil

/** 去向登记: before a holiday every student says whether they stay, and where else they will be. */
export const whereaboutsRounds = defineRounds({
  name: 'dormitory.whereabouts',
  label: '去向登记',
  path: '/dormitory/whereabouts',
  finish: '登记去向',
  revise: '修改去向',
  asks,
  asking,
  vouch: { label: '代为登记', asks, ...asking },
  fields: {
    holidayFrom: date('放假日期', { required: true }),
    holidayUntil: date('收假日期', { required: true }),
    stayGranted: yesNo('留校须经批准', {
      ...{ required: true, initial: true },
      help: '选择留校的学生须有已批准的留校申请',
    }),
  },
  rounds: {
    rules: [
      {
        fields: ['holidayFrom', 'holidayUntil'],
        message: '收假日期不能早于放假日期',
        holds: (row) => lastsInOrder(row as never),
      },
    ],
  },
  turns: {
    fields: {
      /** On which the round begins. */
      day: date('登记日期', { system: true }),
      /** The house has seen them off, or the day that they named has come. */
      departed: yesNo('已离开学校', { system: true }),
    },
    indexes: [['day']],
    columns: [
      'roundId',
      'studentId',
      'classId',
      'state',
      'going',
      'leavesOn',
      'returnsOn',
      'destinationId',
      'finishedAt',
    ],
    sort: ['-roundId', 'classId'],
    through: { destinationId: canton, 'destinationId.parentId': canton },
    called: { 'destinationId.parentId.parentId': '目的地省份' },
    filters: [
      ...['day', 'going', 'leavesOn', 'leavesPart', 'returnsOn', 'destinationId'],
      ...['destinationId.parentId.parentId', 'transport', 'departed'],
    ],
  },
})

/** What a round says beside those of other kinds. */
export interface WhereaboutsRound {
  readonly holidayFrom: string
  readonly holidayUntil: string
  readonly stayGranted: boolean
}

/** What a student answers. */
export interface Whereabouts {
  readonly going: Going
  readonly leavesOn: string | null
  readonly returnsOn: string | null
}

/** The names of what is asked, and so of what is forgotten when it is to be said again. */
export const whereaboutsAsked: readonly string[] = Object.keys(asks)
