import { integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

/** 流程模型: how a kind of application is decided. Cases run by the version that was published when they began. */
export const workflowModel = defineResource({
  name: 'workflow.model',
  label: '流程模型',
  title: 'title',
  fields: {
    /** What an application names: `leave`. */
    code: code('流程编码'),
    title: text('流程名称', { required: true, searchable: true, max: 60 }),
    note: longText('说明', { max: 500 }),
    phrases: longText('常用意见', {
      max: 1000,
      help: '每行一条，审批时点一下即可填入。留空时用系统默认的。',
    }),
    /** JSON of what is being drawn: see `Definition`. */
    draft: longText('设计稿', { system: true, technical: true, max: 200_000 }),
    /** 0 before the first. */
    version: integer('当前版本', { system: true }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code']],
  columns: ['code', 'title', 'version', 'enabled'],
  sort: 'code',
  filters: ['code', 'title', 'enabled'],
  actions: { design: { label: '设计', open: { path: '/workflow/model', by: 'model' } } },
  permissions: { publish: '发布流程' },
  audited: true,
})
