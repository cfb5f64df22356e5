import { verifyWays } from '#domain/claim/verdict.ts'
import { choice, integer, longText, moment, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { defineTable } from '#domain/kernel/table.ts'
import { goodsFlow } from './flow.ts'
import { goodsKinds } from './kinds.ts'
import { acts, orderStates } from './states.ts'

/** One thing of an order, in one size. */
export const goodsOrderLine = defineResource({
  name: 'claim.goods-order-line',
  label: '购买明细',
  title: 'itemId',
  fields: {
    orderId: reference('购买记录', 'claim.goods-order', { system: true }),
    itemId: reference('物资', 'claim.goods-item', { system: true }),
    sizeId: reference('尺码', 'claim.goods-size', { system: true }),
    quantity: integer('数量', { system: true }),
  },
  unique: [['orderId', 'itemId']],
  columns: ['itemId', 'sizeId', 'quantity'],
  filters: [],
})

/**
 * 购买与领取: what one student buys of one kind, and how far it has come. One row for a student and a kind, so that
 * nobody buys twice; what happened to it stands in its history. Only the desks write it.
 */
export const goodsOrder = defineResource({
  name: 'claim.goods-order',
  label: '购买与领取',
  title: 'admittedId',
  fields: {
    kind: choice('物资种类', goodsKinds, { system: true }),
    admittedId: reference('学生', 'admissions.admitted-student', { system: true }),
    departmentId: reference('院系', 'base.department', { system: true }),
    majorId: reference('专业', 'base.major', { system: true }),
    classId: reference('班级', 'base.class', { system: true }),
    setId: reference('套装', 'claim.goods-set', { system: true }),
    keyId: reference('钥匙', 'claim.dorm-key', { system: true }),
    /** In words: 上衣 175，鞋 42. */
    sizes: text('尺码', { system: true, max: 300 }),
    amount: money('应收（元）', { system: true }),
    paid: money('已收（元）', { system: true }),
    state: choice('领取状态', orderStates, { system: true }),
    boughtAt: moment('购买时间', { system: true }),
    receivedAt: moment('领取时间', { system: true }),
    way: choice('核对方式', verifyWays, { system: true }),
    desk: text('领取台', { system: true, searchable: true, max: 40 }),
    operator: text('经办人', { system: true, max: 60 }),
  },
  unique: [['kind', 'admittedId'], ['keyId']],
  indexes: [['kind', 'state']],
  columns: ['admittedId', 'classId', 'setId', 'keyId', 'sizes', 'amount', 'state', 'receivedAt', 'operator'],
  sort: 'admittedId',
  filters: [
    'kind',
    'admittedId',
    'classId',
    'state',
    'departmentId',
    'majorId',
    'setId',
    'keyId',
    'sizes',
    'boughtAt',
    'receivedAt',
    'desk',
    'operator',
  ],
  sums: ['amount', 'paid'],
  linked: {
    admittedId: { copies: { departmentId: 'departmentId', majorId: 'majorId', classId: 'classId' } },
  },
  writes: [],
  lines: { items: { resource: goodsOrderLine, by: 'orderId', most: 60 } },
  flow: goodsFlow,
  scope: [
    { field: 'departmentId', grant: 'departments' },
    { field: 'classId', grant: 'classes' },
  ],
})

/** 办理记录 of the time before orders had a history: read beside it, and written no more. */
export const goodsEvent = defineTable({
  name: 'claim.goods-event',
  label: '办理记录',
  fields: {
    orderId: reference('购买记录', 'claim.goods-order', { required: true }),
    act: choice('办理', acts, { required: true }),
    /** How the order stood, and how it stands since, as JSON: see `Standing`. */
    before: longText('办理前', { required: true }),
    after: longText('办理后', { required: true }),
    reason: text('原因', { max: 200 }),
    desk: text('领取台', { max: 40 }),
    way: choice('核对方式', verifyWays),
    operator: text('经办人', { required: true, max: 60 }),
    at: moment('办理时间', { required: true }),
    undoneAt: moment('撤销时间'),
    undoneBy: text('撤销人', { max: 60 }),
  },
})
