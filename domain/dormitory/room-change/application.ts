import {
  choice,
  date,
  files,
  longText,
  moment,
  money,
  reference,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { classScope, copiedOfStudent, ofStudent } from '#domain/kits/of-student.ts'
import { personName } from '#domain/kits/person.ts'
import { roomChangeFlow } from './flow.ts'
import { roomChangeKinds, roomChangeStates } from './words.ts'

const alone = {
  from: ['kind'],
  holds: ({ kind }: { readonly kind: string | null }) => kind === 'move',
} as const
const together = {
  from: ['kind'],
  holds: ({ kind }: { readonly kind: string | null }) => kind === 'swap',
} as const

/** 调宿申请: from the wish to the new bed, alone or in exchange with another student. */
export const roomChange = defineResource({
  name: 'dormitory.room-change',
  label: '调宿申请',
  title: 'title',
  manyRows: true,
  fields: {
    title: text('调宿事项', { system: true, searchable: true, quotes: ['base.student'], max: 120 }),
    planId: reference('调宿计划', 'dormitory.room-change-plan', { required: true }),
    studentId: reference('学生', 'base.student', { system: true }),
    kind: choice('调宿方式', roomChangeKinds, { required: true, initial: 'move' }),
    reason: longText('调宿原因', { required: true, max: 500 }),
    wishBuildingId: reference('期望楼栋', 'base.building'),
    wish: text('期望房间', { max: 60, help: '如：同班同学所在的房间' }),
    /** By both of them the other one is found, so that nobody learns whose a number is. */
    partnerNo: text('对方学号', { max: 32 }),
    partnerName: personName('对方姓名'),
    proof: files('证明材料', { most: 6 }),
    state: choice('调宿状态', roomChangeStates, { system: true }),
    /** Who is asked, from the sending on; while the application can be changed, nobody is. */
    partnerId: reference('互换对方', 'base.student', { system: true }),
    senderId: reference('提交人', 'system.user', { system: true }),
    sentAt: moment('提交时间', { system: true }),
    fromBedId: reference('原床位', 'dormitory.bed', { system: true }),
    fromBuildingId: reference('原楼栋', 'base.building', { system: true }),
    toBedId: reference('新床位', 'dormitory.bed', { system: true }),
    toBuildingId: reference('新楼栋', 'base.building', { system: true }),
    /** A year, by the level of the room; empty where a room has none. */
    feeFrom: money('原住宿费（元/学年）', { system: true }),
    feeTo: money('新住宿费（元/学年）', { system: true }),
    moveBy: date('搬迁期限', { system: true }),
    confirmedAt: moment('本人确认时间', { system: true }),
    swapConfirmedAt: moment('对方确认时间', { system: true }),
    oldKeyBack: yesNo('旧钥匙已收回', { system: true }),
    newKeyNo: text('新钥匙号', { system: true, max: 20 }),
    doneAt: moment('完成时间', { system: true }),
    ...ofStudent,
  },
  indexes: [
    ['studentId', 'sentAt'],
    ['partnerId', 'sentAt'],
    ['toBedId', 'state'],
    ['state', 'sentAt'],
  ],
  columns: ['studentId', 'kind', 'partnerId', 'fromBedId', 'toBedId', 'feeFrom', 'feeTo', 'sentAt', 'state'],
  sort: '-sentAt',
  filters: [
    'studentId',
    'classId',
    'departmentId',
    'planId',
    'kind',
    'state',
    'fromBuildingId',
    'toBuildingId',
    'sentAt',
    'doneAt',
  ],
  form: {
    调宿内容: ['planId', 'kind', 'reason', 'proof'],
    期望: ['wishBuildingId', 'wish', 'partnerNo', 'partnerName'],
  },
  visibleWhen: { wishBuildingId: alone, wish: alone, partnerNo: together, partnerName: together },
  requiredWhen: { partnerNo: together, partnerName: together },
  linked: {
    ...copiedOfStudent,
    fromBedId: { copies: { fromBuildingId: 'buildingId' } },
    toBedId: { copies: { toBuildingId: 'buildingId' } },
  },
  scope: [
    ...classScope,
    { field: 'fromBuildingId', grant: 'buildings' },
    { field: 'toBuildingId', grant: 'buildings' },
    { field: 'studentId', grant: 'self' },
    { field: 'partnerId', grant: 'self' },
  ],
  audited: true,
  flow: roomChangeFlow,
})

/** From the sending to the move: of these a student has one at a time, as the one who asks or who is asked. */
export const changingStates = [
  'agreeing',
  'reviewing',
  'counsellorPassed',
  'collegePassed',
  'approved',
  'moving',
] as const
