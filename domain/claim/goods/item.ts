import { choice, integer, money, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { goodsKinds, measures } from './kinds.ts'

/**
 * 库存: how many of one size came in, and how many of them are out. People count what comes in; what goes out only
 * the desks count, so that nobody who corrects the one overwrites the other.
 */
export const goodsStock = defineResource({
  name: 'claim.goods-stock',
  label: '库存',
  title: 'itemId',
  fields: {
    itemId: reference('物资', 'claim.goods-item', { system: true }),
    sizeId: reference('尺码', 'claim.goods-size'),
    stocked: integer('入库数量', { required: true, max: 1_000_000 }),
    issued: integer('已发数量', { system: true }),
  },
  unique: [['itemId', 'sizeId']],
  columns: ['sizeId', 'stocked', 'issued'],
  filters: [],
})

/** 物资编码: one thing that is handed out, what it costs, and how many there are. */
export const goodsItem = defineResource({
  name: 'claim.goods-item',
  label: '物资编码',
  title: 'name',
  fields: {
    kind: choice('物资种类', goodsKinds, { required: true }),
    code: code('编码'),
    name: text('名称', { required: true, searchable: true, spelt: true, max: 60 }),
    unit: text('单位', { required: true, max: 8 }),
    price: money('单价（元）', { required: true, max: 100_000 }),
    measure: choice('尺码类型', measures, { required: true, initial: 'none' }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [
    ['kind', 'code'],
    ['kind', 'name'],
  ],
  columns: ['kind', 'code', 'name', 'unit', 'price', 'measure', 'enabled'],
  sort: 'code',
  filters: ['kind', 'code', 'name', 'measure', 'enabled'],
  lines: { stock: { resource: goodsStock, by: 'itemId', most: 60 } },
})
