import { integer, longText, money, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

const quantity = { required: true, min: 1, max: 100_000 } as const

/** 维修材料: what the store holds. What comes in and goes out are its movements. */
export const repairMaterial = defineResource({
  name: 'dormitory.repair-material',
  label: '维修材料',
  title: 'name',
  fields: {
    code: code('材料编码'),
    name: text('材料名称', { required: true, searchable: true, spelt: true, max: 40 }),
    spec: text('规格型号', { max: 60 }),
    unit: text('单位', { required: true, max: 10 }),
    price: money('单价（元）', { required: true, max: 100_000 }),
    stock: integer('库存', { system: true }),
    leastStock: integer('库存下限', { min: 0, max: 100_000, help: '库存低于下限时显示为不足' }),
    short: yesNo('库存不足', { system: true, tone: 'warning' }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code'], ['name', 'spec']],
  columns: ['code', 'name', 'spec', 'unit', 'price', 'stock', 'leastStock', 'short', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'stock', 'short', 'enabled'],
  tellsApart: 'spec',
  actions: {
    stockIn: {
      label: '入库',
      asks: {
        quantity: integer('入库数量', quantity),
        unitPrice: money('本次单价（元）', { max: 100_000, help: '填写后成为新的单价，已领用的材料不变' }),
        note: longText('说明', { max: 200, help: '如：供货单位和送货单号' }),
      },
    },
    stockOut: {
      label: '出库',
      asks: {
        quantity: integer('出库数量', quantity),
        note: longText('用途', { required: true, max: 200 }),
      },
    },
    count: {
      label: '盘点',
      asks: {
        counted: integer('实际数量', { required: true, min: 0, max: 1_000_000 }),
        note: longText('说明', { max: 200 }),
      },
      confirm: '库存将改为实际数量，差额记入出入库。',
    },
  },
  audited: true,
  reported: true,
})
