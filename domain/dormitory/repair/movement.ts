import { choice, integer, longText, moment, money, reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { movementKinds } from './words.ts'

/** 材料出入库: each movement of the store, with the price of its day. Only acts with materials and orders write it. */
export const repairMovement = defineResource({
  name: 'dormitory.repair-movement',
  label: '材料出入库',
  title: 'note',
  manyRows: true,
  fields: {
    happenedAt: moment('时间', { system: true }),
    materialId: reference('材料', 'dormitory.repair-material', { system: true }),
    kind: choice('出入库类型', movementKinds, { system: true }),
    /** What the stock changed by: below zero where it went out. */
    change: integer('数量变化', { system: true, min: -1_000_000 }),
    balance: integer('结存', { system: true }),
    unitPrice: money('单价（元）', { system: true }),
    orderId: reference('报修单', 'dormitory.repair-order', { system: true }),
    operator: text('经办人', { system: true, max: 60 }),
    note: longText('说明', { system: true, searchable: true, max: 200 }),
  },
  indexes: [['happenedAt'], ['materialId', 'happenedAt']],
  columns: ['happenedAt', 'materialId', 'kind', 'change', 'balance', 'unitPrice', 'orderId', 'operator'],
  sort: '-happenedAt',
  filters: ['happenedAt', 'materialId', 'kind', 'orderId'],
  writes: [],
  reported: true,
})
