import { longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 列表视图: how somebody looks at a list, for themselves or, once shared, for others. Only its owner changes it. */
export const savedView = defineResource({
  name: 'system.saved-view',
  label: '列表视图',
  title: 'name',
  fields: {
    name: text('视图名称', { system: true, searchable: true, max: 40 }),
    /** The path of the screen, `base/student`. */
    screen: text('所在页面', { system: true, searchable: true }),
    ownerId: reference('视图所有者', 'system.user', { system: true }),
    /** JSON in the shape of `viewSchema`; what others ask for is not read here. */
    content: longText('视图内容', { system: true, secret: true, max: 16_000 }),
    // For whom it is, as of an audience.
    toEverybody: yesNo('面向全体', { system: true }),
    toRoles: text('面向角色', { system: true, max: 400 }),
    toDepartments: longText('面向部门', { system: true }),
    toClasses: longText('面向班级', { system: true }),
    toPersons: longText('面向人员', { system: true }),
  },
  unique: [['ownerId', 'screen', 'name']],
  indexes: [['screen']],
  columns: ['name', 'screen', 'ownerId', 'toEverybody', 'toRoles'],
  filters: ['name', 'screen', 'ownerId', 'toEverybody'],
  writes: ['remove'],
  actions: {
    share: {
      label: '共享给所有人',
      when: ({ toEverybody }) => !toEverybody,
      set: { toEverybody: true },
      confirm: '共享后，所有能打开该页面的人都能使用这个视图，但看到的数据仍以各自的权限为准。',
    },
    withdraw: {
      label: '收回共享',
      when: ({ toEverybody, toRoles, toDepartments }) => Boolean(toEverybody || toRoles || toDepartments),
      set: { toEverybody: false, toRoles: null, toDepartments: null, toClasses: null, toPersons: null },
      confirm: '收回后，只有创建人还能使用这个视图。',
      danger: true,
    },
  },
  audited: true,
})

/** 常用视图: what a screen opens with for one person. Without `viewId` it is `content`, a layout of their own. */
export const usualView = defineTable({
  name: 'system.usual-view',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    screen: text('所在页面', { required: true }),
    viewId: reference('视图', 'system.saved-view'),
    /** As of a saved view: what the person's screen looks like without any. */
    content: longText('视图内容', { max: 16_000 }),
  },
  unique: [['userId', 'screen']],
})
