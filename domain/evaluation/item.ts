import { integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

/** 测评项目: what is counted within a dimension, such as 学科竞赛 or 志愿服务. */
export const evaluationItem = defineResource({
  name: 'evaluation.item',
  label: '测评项目',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    code: code('项目编码'),
    name: text('项目名称', { required: true, searchable: true, max: 40 }),
    parentId: reference('上级项目', 'evaluation.item'),
    typeId: reference('测评类型', 'evaluation.type', { required: true }),
    declarable: yesNo('学生可申报', { required: true, initial: true }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('说明', { max: 300 }),
  },
  unique: [['code'], ['name']],
  columns: ['name', 'code', 'typeId', 'declarable', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'typeId', 'declarable', 'enabled'],
  parent: 'parentId',
  audited: true,
})
