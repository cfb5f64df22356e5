import { closed } from './dictionary.ts'

/** What a role may look over. `all` is the whole tenant; the others name rows through a person's duties. */
export const grants = closed('kernel.grant', '数据范围', {
  all: '全部',
  departments: '本部门及下级部门',
  department: '仅本部门',
  classes: '所带班级',
  buildings: '所管楼栋',
  students: '所指导学生',
  self: '仅本人',
  assigned: '分派给我的任务',
})

export type Grant = keyof typeof grants.labels

/** A grant that is made of rows. */
export type Duty = Exclude<Grant, 'all'>

/** What the rows of a duty are: one's own department and those below it are departments alike. */
export type Range = Exclude<Duty, 'department'>

/** The range in which a duty lies. */
export const rangeOf = (duty: Duty): Range => (duty === 'department' ? 'departments' : duty)

/**
 * A duty, declared where it arises: the person whom `to` names looks over the row that `over` names. Both are references,
 * or `id` for the row itself.
 */
export interface Gives<Key = string> {
  readonly to: Key | 'id'
  readonly over: Key | 'id'
  /** Dates between which it holds; both count, and one left empty is open. */
  readonly since?: Key
  readonly until?: Key
  /** Gives nothing where this field is filled. */
  readonly unless?: Key
}

export type Given<Key = string> = Readonly<Partial<Record<Exclude<Duty, 'self' | 'assigned'>, Gives<Key>>>>
