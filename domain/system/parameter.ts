import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const parameterKinds = closed('system.parameter-kind', '参数类型', {
  text: '文本',
  number: '数字',
  'yes-no': '是或否',
})

/** 系统参数: what an administrator may set without a new release. Those of `knownParameters` the server reads. */
export const parameter = defineResource({
  name: 'system.parameter',
  label: '系统参数',
  title: 'name',
  fields: {
    key: text('参数键', {
      required: true,
      searchable: true,
      max: 64,
      pattern: /^[A-Za-z][\w.-]*$/,
      hint: '参数键应以字母开头，只含字母、数字和 . - _',
    }),
    name: text('参数名称', { required: true, searchable: true, max: 60 }),
    group: text('参数分组', { max: 40 }),
    kind: choice('参数类型', parameterKinds, { required: true }),
    value: text('参数值', { max: 500, kindIn: 'kind' }),
    builtIn: yesNo('系统内置', { system: true }),
    remark: longText('备注'),
  },
  unique: [['key']],
  columns: ['name', 'key', 'group', 'kind', 'value', 'builtIn'],
  sort: 'group',
  filters: ['key', 'name', 'group', 'kind', 'builtIn'],
  form: { 基本信息: ['name', 'key', 'group', 'kind', 'value', 'remark'] },
  rules: [
    {
      fields: ['kind', 'value'],
      message: '参数值与参数类型不符：数字应为数字，是或否应填 true 或 false',
      holds: ({ kind, value }) => value === null || fits[kind].test(value),
    },
  ],
  audited: true,
})

const fits = {
  text: /^/,
  number: /^-?\d{1,12}(\.\d{1,6})?$/,
  'yes-no': /^(true|false)$/,
} as const satisfies Record<keyof typeof parameterKinds.labels, RegExp>

/** What the server goes by, with what holds until somebody sets it otherwise. */
export const knownParameters = {
  'log.api.reads': { name: '接口日志记录查询', group: '日志', kind: 'yes-no', value: 'false' },
  'log.api.days': { name: '接口日志保留天数', group: '日志', kind: 'number', value: '180' },
  'log.error.days': { name: '错误日志保留天数', group: '日志', kind: 'number', value: '180' },
  'door.late.from': { name: '晚归开始时间', group: '门禁', kind: 'text', value: '23:00' },
  'door.late.to': { name: '晚归结束时间', group: '门禁', kind: 'text', value: '05:30' },
  'door.unseen.hours': { name: '长时间未出小时数', group: '门禁', kind: 'number', value: '48' },
  'wall.open': { name: '大屏无需配对即可查看', group: '大屏', kind: 'yes-no', value: 'false' },
  'file.quota.mb': { name: '每人文件空间（MB）', group: '文件', kind: 'number', value: '4000' },
} as const satisfies Record<
  string,
  { name: string; group: string; kind: keyof typeof parameterKinds.labels; value: string }
>

export type KnownParameter = keyof typeof knownParameters
