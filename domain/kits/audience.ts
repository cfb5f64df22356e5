import { longText, references, text, yesNo } from '#domain/kernel/fields.ts'

/**
 * For whom something is published: everybody, or anyone who is in one of the lists. Lists hold codes or ids with
 * commas between; a department stands for all below it. With nothing chosen it is for nobody.
 */
export const audience = {
  toEverybody: yesNo('面向全体', { required: true }),
  toRoles: text('面向角色', { max: 400 }),
  toDepartments: references('面向部门', 'base.department', { help: '包含下级部门的教职工和所属班级的学生' }),
  toClasses: references('面向班级', 'base.class'),
  toPersons: longText('面向人员'),
}

/** The lists of an audience, as they are kept. */
export interface Audience {
  readonly toEverybody: boolean
  readonly toRoles: string | null
  readonly toDepartments: string | null
  readonly toClasses: string | null
  readonly toPersons: string | null
}

export const listed = (list: string | null | undefined): readonly string[] =>
  list ? list.split(',').filter(Boolean) : []

export const isForSomebody = ({ toEverybody, toRoles, toDepartments, toClasses, toPersons }: Audience) =>
  toEverybody || [toRoles, toDepartments, toClasses, toPersons].some((list) => listed(list).length > 0)
