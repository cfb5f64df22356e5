import { date, integer, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 数据字典: the entries of open dictionaries, which administrators edit. */
export const dictionary = defineTable({
  name: 'system.dictionary',
  fields: {
    /** The dictionary's name, such as `base.nation`. */
    code: text('字典代码', { required: true, searchable: true }),
    key: text('字典键', { required: true, max: 64 }),
    label: text('字典值', { required: true, searchable: true }),
    sort: integer('排序', { required: true }),
    enabled: yesNo('启用', { required: true }),
    /** Both days count. Outside them it still labels old rows, but is no longer offered. */
    validFrom: date('生效日期'),
    validTo: date('失效日期'),
    remark: text('备注', { max: 200 }),
  },
  unique: [['code', 'key']],
})
