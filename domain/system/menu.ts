import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { isUrl } from '#domain/rules/url.ts'

export const menuKinds = closed('system.menu-kind', '菜单类型', {
  directory: '目录',
  screen: '页面',
  button: '按钮',
})

const openTypes = closed('system.open-type', '打开方式', {
  '0': '站内页面',
  '1': '新窗口打开外部链接',
  '2': '内嵌外部系统',
})

/** Where a menu stands: beside the screens of the workbench, or on a telephone. */
export const terminals = closed('system.terminal', '终端', { web: '电脑端', mobile: '移动端' })

/** 菜单: what stands in the menu, and, as buttons, what may be done there. */
export const menu = defineResource({
  name: 'system.menu',
  label: '菜单',
  title: 'title',
  fields: {
    /** The name our declarations know it by; what administrators add has one of its own. */
    code: text('菜单代码', {
      required: true,
      pattern: /^[\w./:-]+$/,
      hint: '菜单代码只能由字母、数字和 . / : - _ 组成',
    }),
    terminal: choice('终端', terminals, { required: true }),
    parentId: reference('上级菜单', 'system.menu'),
    kind: choice('菜单类型', menuKinds, { required: true }),
    title: text('菜单名称', { required: true, searchable: true, max: 40 }),
    path: text('路由地址', {
      max: 200,
      searchable: true,
      pattern: /^\/(?!\/)[\w/-]*$/,
      hint: '路由地址应以 / 开头，只含字母、数字、- 和 _',
    }),
    component: text('组件路径', {
      max: 200,
      pattern: /^[\w-]+(\/[\w-]+)*$/,
      hint: '组件路径应形如 base/building',
    }),
    icon: text('图标', { max: 64 }),
    sort: integer('排序', { required: true, max: 99_999 }),
    openType: choice('打开方式', openTypes, { required: true }),
    menuLink: text('外部链接', {
      max: 500,
      check: isOutsideLink,
      hint: '外部链接应为 http 或 https 网址，且不含账号、密码和占位符',
    }),
    keepAlive: yesNo('缓存页面', { required: true }),
    affix: yesNo('固定标签', { required: true }),
    hidden: yesNo('隐藏', { required: true }),
    /** Of a button: `base.building:add`. Anyone who holds the button may make the call. */
    permission: text('权限标识', {
      searchable: true,
      pattern: /^[\w-]+\.[\w-]+:[\w-]+$/,
      hint: '权限标识应形如 base.building:add',
    }),
  },
  unique: [['code']],
  columns: ['title', 'kind', 'path', 'permission', 'openType', 'sort', 'hidden'],
  sort: 'sort',
  filters: ['terminal', 'title', 'kind', 'path', 'permission', 'openType', 'hidden'],
  form: {
    基本信息: ['terminal', 'kind', 'parentId', 'title', 'code', 'icon', 'sort'],
    打开方式: ['openType', 'path', 'component', 'menuLink', 'permission'],
    显示: ['hidden', 'affix', 'keepAlive'],
  },
  parent: 'parentId',
  visibleWhen: {
    menuLink: { from: ['openType'], holds: ({ openType }) => openType !== '0' },
    permission: { from: ['kind'], holds: ({ kind }) => kind === 'button' },
    path: { from: ['kind'], holds: ({ kind }) => kind !== 'button' },
    component: { from: ['kind'], holds: ({ kind }) => kind !== 'button' },
  },
  requiredWhen: {
    menuLink: { from: ['openType'], holds: ({ openType }) => openType !== '0' },
    permission: { from: ['kind'], holds: ({ kind }) => kind === 'button' },
  },
  rules: [
    {
      fields: ['kind', 'parentId'],
      message: '按钮应挂在页面之下',
      holds: ({ kind, parentId }) => kind !== 'button' || parentId !== null,
    },
    {
      fields: ['kind', 'openType', 'path'],
      message: '站内页面和内嵌系统应填写路由地址',
      holds: ({ kind, openType, path }) => kind !== 'screen' || openType === '1' || path !== null,
    },
  ],
  audited: true,
})

/** Leads to the web, and carries nobody's token there: the portal puts nothing into an address. */
function isOutsideLink(link: string): boolean {
  const url = URL.parse(link)
  return isUrl(link) && !url?.username && !url?.password && !/[\\{}$]/.test(link)
}
