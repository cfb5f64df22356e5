import { resourceNamed, resources } from '#domain/index.ts'
import type { Range } from '#domain/kernel/grant.ts'
import type { Scope } from '#domain/kernel/resource.ts'

/** What can be given by its ids. A grade is a part of its own: it holds the classes of all departments, also those to come. */
export type Part = Exclude<Range, 'self' | 'assigned'> | 'grades'
export const partLabels = {
  departments: '部门',
  grades: '年级',
  classes: '班级',
  buildings: '楼栋',
  students: '学生',
} as const satisfies Record<Part, string>

/** The table whose rows a part names; grades have none. */
export const partOf: Readonly<Record<string, Part>> = {
  'base.department': 'departments',
  'base.class': 'classes',
  'base.building': 'buildings',
  'base.student': 'students',
}

/** Ids by the part they belong to. */
export type Parts = Readonly<Partial<Record<Part, readonly string[]>>>

/** What somebody looks over with one permission. */
export interface Reach {
  readonly all: boolean
  readonly ids: Readonly<Partial<Record<Part, ReadonlySet<string>>>>
}

/** Where a class or a student stands. */
export interface Place {
  readonly classId?: string | null
  readonly departmentId?: string | null
}

/**
 * Whether a reach holds an id: itself, or by what it stands in. With `ranges`, only by those in which the resource of the
 * permission is scoped. A grade is reached by the whole college or by that grade, for it grows with every department.
 */
export function covers(
  { all, ids }: Reach,
  part: Part,
  id: string,
  { classId, departmentId }: Place = {},
  ranges?: ReadonlySet<string>,
): boolean {
  const among = (of: Part, above: string | null | undefined) =>
    Boolean(above) && (!ranges || ranges.has(of)) && (ids[of]?.has(above as string) ?? false)
  if (all || ids[part]?.has(id)) return true
  if (part === 'classes') return among('departments', departmentId)
  return part === 'students' && (among('classes', classId) || among('departments', departmentId))
}

/** Calls that change who reaches or sees what, beside the writes of resources that give duties: by the table of their permission. */
const givingTables = [
  'system.user-authorisation',
  'system.user-role',
  'system.role-menu',
  'system.role',
  'system.menu',
  'system.user',
  'security.secret-field',
  'security.audit-personnel',
  'system.account-request',
  'base.department',
  'base.major',
  'base.grade-major',
] as const

/** Every table whose writes can widen somebody's reach or sight. */
export const giving: ReadonlySet<string> = new Set([
  ...givingTables,
  ...resources.filter(({ grants }) => grants).map(({ name }) => name),
])

const looking = new Set(['view', 'export', 'reveal'])

/** Whether a permission lets its holder give: then it counts in all its ranges, also where its rows have no scope. */
export function permitsGiving(permission: string): boolean {
  const [name = '', verb = ''] = permission.split(':')
  return giving.has(name) && !looking.has(verb)
}

/** The ranges in which a permission is limited: undefined for all of them, empty where its rows have no scope. */
export function rangesOf(permission: string): ReadonlySet<string> | undefined {
  if (permitsGiving(permission)) return undefined
  const { scope = [] } =
    resourceNamed(permission.split(':', 1)[0] ?? '') ?? ({} as { scope?: readonly Scope[] })
  const ranges = scope.map(({ grant }) => grant as string)
  // A grade is a set of classes to what is scoped.
  return new Set(ranges.includes('classes') ? [...ranges, 'grades'] : ranges)
}
