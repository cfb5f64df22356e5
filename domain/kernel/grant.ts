import { closed } from './dictionary.ts'

/** What a role may look over. `all` is the whole tenant; the others name rows through a person's duties. */
export const grants = closed('kernel.grant', '数据范围', {
  all: '全部',
  departments: '本部门及下级部门',
  classes: '所带班级',
  buildings: '所管楼栋',
  self: '仅本人',
})

export type Grant = keyof typeof grants.labels
