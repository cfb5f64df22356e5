import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

const appOpenTypes = closed('system.app-open-type', '应用打开方式', {
  '0': '在门户内打开',
  '1': '在新窗口打开',
})

/** 应用名称: a service that people find on their desktop and in the service centre, beside their menus. */
export const appName = defineResource({
  name: 'system.app-name',
  label: '应用名称',
  title: 'name',
  fields: {
    code: code('应用代码'),
    name: text('显示名称', { required: true, searchable: true, max: 40 }),
    category: text('应用分类', { required: true, searchable: true, max: 20, help: '服务中心按分类排列' }),
    icon: text('应用图标', {
      max: 64,
      pattern: /^[a-z0-9-]+$/,
      hint: '应用图标应为图标名称，如 book-open',
      help: '图标名称，如 book-open',
    }),
    openType: choice('应用打开方式', appOpenTypes, { required: true }),
    address: text('应用地址', {
      required: true,
      max: 500,
      help: '门户内以 / 开头，外部以 http:// 或 https:// 开头',
    }),
    roles: text('可见角色', {
      max: 200,
      pattern: /^[\w-]+(,[\w-]+)*$/,
      hint: '可见角色应为角色代码，多个用逗号分隔',
      help: '角色代码，多个用逗号分隔；留空则所有人可见',
      normal: (value: string) => value.normalize('NFKC').replace(/[,，、\s]+/g, ','),
    }),
    sort: integer('排序', { required: true, max: 9999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code']],
  columns: ['name', 'code', 'category', 'openType', 'address', 'roles', 'sort', 'enabled'],
  sort: 'sort',
  filters: ['code', 'name', 'category', 'openType', 'enabled'],
  form: {
    基本信息: ['name', 'code', 'category', 'icon', 'sort', 'enabled'],
    打开与可见范围: ['openType', 'address', 'roles'],
  },
  rules: [
    {
      fields: ['openType', 'address'],
      message: '应用地址与打开方式不符：门户内以 / 开头，外部以 http:// 或 https:// 开头',
      holds: ({ openType, address }) => (openType === '0' ? isPlace(address) : isOutside(address)),
    },
  ],
})

/** A path of the portal; `//host` would lead out of it. */
const isPlace = (address: string) => /^\/(?![/\\])/.test(address)
const isOutside = (address: string) => ['http:', 'https:'].includes(URL.parse(address)?.protocol ?? '')
