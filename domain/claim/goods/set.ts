import { gender } from '#domain/dictionaries/national.ts'
import { choice, integer, money, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { goodsKinds } from './kinds.ts'

/** What lies in a set. */
export const goodsSetLine = defineResource({
  name: 'claim.goods-set-line',
  label: '套装内容',
  title: 'itemId',
  fields: {
    setId: reference('套装', 'claim.goods-set', { system: true }),
    itemId: reference('物资', 'claim.goods-item', { required: true }),
    quantity: integer('数量', { required: true, min: 1, max: 20 }),
    /** Taken only by those who want it, at its own price. */
    optional: yesNo('选购', { required: true }),
  },
  unique: [['setId', 'itemId']],
  columns: ['itemId', 'quantity', 'optional'],
  filters: [],
})

/** 套装: what is bought together, at one price; optional items cost what they cost by themselves. */
export const goodsSet = defineResource({
  name: 'claim.goods-set',
  label: '套装',
  title: 'name',
  fields: {
    kind: choice('物资种类', goodsKinds, { required: true }),
    code: code('套装编码'),
    name: text('套装名称', { required: true, searchable: true, max: 60 }),
    gender: choice('适用性别', gender, { help: '不选表示男女通用。' }),
    price: money('套装价（元）', { required: true, max: 100_000, help: '不含选购物资。' }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [
    ['kind', 'code'],
    ['kind', 'name'],
  ],
  columns: ['kind', 'code', 'name', 'gender', 'price', 'enabled'],
  sort: 'code',
  filters: ['kind', 'code', 'name', 'gender', 'enabled'],
  lines: { items: { resource: goodsSetLine, by: 'setId', most: 30 } },
})
