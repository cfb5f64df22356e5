import { integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

/** 报修类型: what may be broken, from trades down to things. */
export const repairType = defineResource({
  name: 'dormitory.repair-type',
  label: '报修类型',
  title: 'name',
  parent: 'parentId',
  fields: {
    code: code('类型编码'),
    name: text('类型名称', { required: true, searchable: true, spelt: true, max: 20 }),
    parentId: reference('上级类型', 'dormitory.repair-type'),
    reopenDays: integer('返修期限（天）', {
      required: true,
      min: 1,
      max: 60,
      help: '完工后在此期限内，学生可以要求返修',
    }),
    note: longText('自查提示', { max: 300, help: '报修时显示给学生，如：请先检查空气开关是否跳闸' }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code']],
  columns: ['name', 'code', 'reopenDays', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'enabled'],
  lookUp: 'everybody',
  audited: true,
})
