import {
  choice,
  date,
  decimal,
  files,
  integer,
  longText,
  moment,
  money,
  reference,
  runningNumber,
  text,
  yesNo,
} from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { mobile, pictures } from '#domain/kits/common.ts'
import { repairFlow } from './flow.ts'
import { repairStates, visitSlots } from './words.ts'

const inPublic = {
  from: ['inPublic'],
  holds: ({ inPublic }: { readonly inPublic: boolean | null }) => inPublic === true,
} as const
const inRoom = {
  from: ['inPublic'],
  holds: ({ inPublic }: { readonly inPublic: boolean | null }) => inPublic !== true,
} as const
const used = {
  asks: {
    materialId: reference('材料', 'dormitory.repair-material', { required: true }),
    quantity: integer('数量', { required: true, min: 1, max: 1000 }),
  },
} as const
const inHand = ({ state }: { readonly state: string | null }) => state === 'accepted' || state === 'arrived'

/** 报修单: from what a student reports to what the student says of the repair. */
export const repairOrder = defineResource({
  name: 'dormitory.repair-order',
  label: '报修单',
  title: 'title',
  manyRows: true,
  fields: {
    /** Where and what: 学生公寓 1 栋 203 水龙头. */
    title: text('报修事项', { system: true, searchable: true, max: 120 }),
    number: runningNumber('报修单号', { prefix: 'BX', each: 'day', digits: 4 }),
    /** Left empty, the student who files it; staff may name whom they file it for. */
    studentId: reference('报修学生', 'base.student'),
    inPublic: yesNo('公共区域', { required: true, help: '楼道、洗衣房等不在寝室内的地方' }),
    /** Left empty, the student's own. */
    roomId: reference('房间', 'dormitory.room'),
    publicBuildingId: reference('所在楼栋', 'base.building'),
    place: text('具体位置', { max: 60, help: '如：卫生间洗手台、阳台左侧' }),
    typeId: reference('报修类型', 'dormitory.repair-type', { required: true }),
    urgencyId: reference('紧急程度', 'dormitory.repair-urgency', { required: true }),
    description: longText('故障描述', { required: true, searchable: true, max: 500 }),
    photos: files('故障照片', pictures),
    visitOn: date('预约日期'),
    visitSlot: choice('预约时段', visitSlots),
    mayEnter: yesNo('无人时可以进入'),
    phone: mobile('联系电话'),
    state: choice('维修状态', repairStates, { system: true }),
    buildingId: reference('楼栋', 'base.building', { system: true }),
    reportedAt: moment('报修时间', { system: true }),
    areaId: reference('维修区域', 'dormitory.repair-area', { system: true }),
    workerId: reference('维修工', 'system.user', { system: true }),
    dispatchedAt: moment('派单时间', { system: true }),
    acceptBy: moment('接单期限', { system: true }),
    acceptedAt: moment('接单时间', { system: true }),
    arrivedAt: moment('到场时间', { system: true }),
    finishedAt: moment('完工时间', { system: true }),
    dueAt: moment('完工期限', { system: true }),
    /** When the clock marks it overdue; empty once it has. */
    warnAt: moment('超时提醒时间', { system: true, technical: true }),
    overdue: yesNo('已超时', { system: true, tone: 'danger' }),
    /** A repair that is asked for again has a new deadline; that an earlier one passed is kept here. */
    overdueTimes: integer('超时次数', { system: true }),
    delayUntil: moment('延期至', { system: true }),
    delayReason: longText('延期原因', { system: true, max: 300 }),
    /** Why it was last rejected, declined or not delayed. */
    reason: longText('退回原因', { system: true, max: 300 }),
    result: longText('维修结果', { system: true, max: 300 }),
    resultPhotos: files('完工照片', { ...pictures, system: true }),
    /** In words; the movements of the store say it row by row. */
    materials: text('使用材料', { system: true, max: 500 }),
    materialCost: money('材料费（元）', { system: true }),
    confirmBy: moment('确认期限', { system: true }),
    closeBy: moment('返修期限', { system: true }),
    rating: integer('满意度（1–5 分）', { system: true, min: 1, max: 5 }),
    comment: longText('评价内容', { system: true, max: 300 }),
    reopened: integer('返修次数', { system: true }),
    reopenReason: longText('返修原因', { system: true, max: 300 }),
    /** On the clock, from the report on. */
    respondHours: decimal('响应用时（小时）', { system: true }),
    finishHours: decimal('完工用时（小时）', { system: true }),
  },
  unique: [['number']],
  indexes: [
    ['state', 'reportedAt'],
    ['buildingId', 'reportedAt'],
    ['workerId', 'state'],
    ['studentId', 'reportedAt'],
  ],
  columns: ['number', 'title', 'typeId', 'urgencyId', 'state', 'workerId', 'reportedAt', 'dueAt', 'overdue'],
  sort: '-reportedAt',
  filters: [
    'number',
    'state',
    'typeId',
    'urgencyId',
    'buildingId',
    'roomId',
    'studentId',
    'areaId',
    'workerId',
    'overdue',
    'overdueTimes',
    'reportedAt',
    'dueAt',
    'rating',
    'reopened',
    'visitOn',
  ],
  form: {
    报修地点: ['studentId', 'inPublic', 'roomId', 'publicBuildingId', 'place'],
    故障情况: ['typeId', 'urgencyId', 'description', 'photos'],
    上门时间: ['visitOn', 'visitSlot', 'mayEnter', 'phone'],
  },
  visibleWhen: { roomId: inRoom, publicBuildingId: inPublic },
  requiredWhen: { publicBuildingId: inPublic, place: inPublic },
  scope: [
    { field: 'buildingId', grant: 'buildings' },
    { field: 'workerId', grant: 'assigned' },
    { field: 'studentId', grant: 'self' },
  ],
  stands: {
    while: ({ state }) => state !== null && state !== 'submitted',
    message: '报修已经受理，不能再修改；可以撤销后重新报修',
  },
  writes: ['add', 'update'],
  audited: true,
  reported: true,
  actions: {
    useMaterial: { label: '领用材料', when: inHand, by: 'workerId', ...used },
    returnMaterial: { label: '退还材料', when: inHand, by: 'workerId', ...used },
  },
  flow: repairFlow,
})
