import { choice, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { projectKinds } from './words.ts'

/** 收费项目: what is charged for, for whom, and how it is given back. */
export const feeProject = defineResource({
  name: 'fee.project',
  label: '收费项目',
  title: 'name',
  fields: {
    code: code('项目代码'),
    name: text('项目名称', { required: true, searchable: true, max: 60 }),
    kind: choice('收费类别', projectKinds, { required: true }),
    bodyId: reference('收费主体', 'fee.body', { required: true }),
    prepaid: yesNo('预收', { required: true, help: '预收的费用按实际结算，多退少补，如教材费' }),
    refundable: yesNo('可退费', { required: true, initial: true }),
    byMonths: yesNo('按月退费', {
      help: '退学、休学时按每学年 10 个月计算，退还未就读的月份',
    }),
    sort: integer('显示顺序', { required: true, initial: 10, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('备注', { max: 300 }),
  },
  unique: [['code'], ['name']],
  columns: ['code', 'name', 'kind', 'bodyId', 'prepaid', 'refundable', 'sort', 'enabled'],
  sort: ['sort', 'code'],
  filters: ['code', 'name', 'kind', 'bodyId', 'prepaid', 'refundable', 'enabled'],
  visibleWhen: { byMonths: { from: ['refundable'], holds: ({ refundable }) => refundable === true } },
  audited: true,
})
