import { reference, text } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { period, periodRule } from '#domain/kits/period.ts'

/**
 * 安全审计人员: who watches over those who run the portal. An auditor runs nothing at the same time: the three
 * administrators are three people (GB/T 22239-2019, 8.1.5.2).
 */
export const auditPersonnel = defineResource({
  name: 'security.audit-personnel',
  label: '安全审计人员',
  title: 'duty',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    duty: text('审计职责', { required: true, searchable: true, max: 100 }),
    ...period,
    note: text('备注', { max: 200 }),
  },
  unique: [['userId']],
  columns: ['userId', 'duty', 'since', 'until', 'note'],
  sort: '-since',
  filters: ['userId', 'duty', 'since', 'until'],
  rules: [periodRule],
  audited: true,
})
