import { closed } from '#domain/kernel/dictionary.ts'
import { choice, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

export const menuKinds = closed('system.menu-kind', '菜单类型', {
  directory: '目录',
  screen: '页面',
  button: '按钮',
})

const openTypes = closed('system.open-type', '打开方式', { '0': '站内页面', '1': '外部链接' })

/** 菜单: what stands in the menu, and, as buttons, what may be done there. */
export const menu = defineTable({
  name: 'system.menu',
  fields: {
    /** The name our declarations know it by; what administrators add has one of its own. */
    code: text('菜单代码', { required: true }),
    parentId: reference('上级菜单', 'system.menu'),
    kind: choice('菜单类型', menuKinds, { required: true }),
    title: text('菜单名称', { required: true }),
    path: text('路由地址', { max: 200 }),
    component: text('组件路径', { max: 200 }),
    icon: text('图标', { max: 64 }),
    sort: integer('排序', { required: true }),
    openType: choice('打开方式', openTypes, { required: true }),
    menuLink: text('外部链接', { max: 500 }),
    keepAlive: yesNo('缓存页面', { required: true }),
    affix: yesNo('固定标签', { required: true }),
    hidden: yesNo('隐藏', { required: true }),
    /** Of a button: `base.building:add`. Whoever holds the button may make the call. */
    permission: text('权限标识'),
  },
  unique: [['code']],
})
