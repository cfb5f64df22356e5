import { choice, choices, files, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { reportSources } from '#domain/reports/sources.ts'
import { roles } from '#domain/roles.ts'

/** 报表设计: a way in which rows stand on paper. Who prints it sees the rows that they see on screen, and no others. */
export const report = defineResource({
  name: 'system.report',
  label: '报表设计',
  title: 'name',
  fields: {
    code: code('报表编码'),
    name: text('报表名称', { required: true, searchable: true, max: 60 }),
    resource: choice('数据来源', reportSources, { required: true }),
    toRoles: choices('面向角色', roles, { help: '发布后，这些角色可在数据列表中打印；留空则面向所有角色' }),
    pictures: files('图片', { most: 5, accept: ['.png', '.jpg', '.jpeg'], help: '校徽、印章等，供版面引用' }),
    published: yesNo('已发布', { system: true }),
    /** JSON in the shape of `layoutSchema`; with none, a grid of the columns of the list. */
    layout: longText('版面', { max: 60_000 }),
    /** A saved view whose conditions and order it takes; empty: all rows, in the order of the list. */
    viewId: text('数据视图', { max: 36 }),
  },
  unique: [['code']],
  columns: ['code', 'name', 'resource', 'toRoles', 'published'],
  filters: ['code', 'name', 'resource', 'published'],
  form: { 报表信息: ['code', 'name', 'resource', 'toRoles', 'pictures', 'viewId', 'layout'] },
  actions: {
    design: { label: '设计版面', open: { path: '/system/report-designer', by: 'report' } },
    publish: {
      label: '发布',
      when: ({ published }) => !published,
      set: { published: true },
      confirm: '发布后，面向的角色可在数据列表中打印这张报表；能打印哪些数据仍以各自的权限为准。',
    },
    withdraw: {
      label: '撤回',
      when: ({ published }) => Boolean(published),
      set: { published: false },
      confirm: '撤回后，数据列表中不再提供这张报表。',
      danger: true,
    },
  },
  audited: true,
})
