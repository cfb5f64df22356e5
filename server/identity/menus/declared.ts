import { resourceNamed } from '#domain/index.ts'
import type { Area } from '#domain/kernel/area.ts'
import type { Verb } from '#domain/kernel/infer.ts'
import type { Screen } from '#domain/kernel/screen.ts'
import type { menuKinds } from '#domain/system/menu.ts'

/** A menu as the declarations have it, with the roles that hold it in a new college. */
export interface DeclaredMenu {
  readonly code: string
  /** The code of the menu it stands under. */
  readonly parent: string | null
  readonly kind: keyof typeof menuKinds.labels
  readonly title: string
  readonly path: string | null
  readonly component: string | null
  readonly icon: string | null
  readonly permission: string | null
  readonly roles: readonly string[]
}

const verbTitles = {
  view: '查看',
  add: '新增',
  update: '修改',
  remove: '删除',
  import: '导入',
  export: '导出',
  reveal: '查看完整个人信息',
  review: '审核信息更新',
} as const satisfies Record<Verb, string>

const none = { path: null, component: null, icon: null, permission: null }

/** A directory for the area and each of its groups, a screen for each of its screens, a button for each verb that any role has there. */
export function declaredMenus({ area, title, icon, screens, groups = [] }: Area): DeclaredMenu[] {
  const grouped = new Set(groups.flatMap((group) => group.screens))
  const under = (parent: string, paths: readonly string[]) =>
    paths.flatMap((path) =>
      screens
        .filter((screen) => screen.path === path)
        .flatMap((screen) => [screenMenu(parent, screen), ...buttonsOf(screen)]),
    )
  return [
    directory(area, null, title, icon),
    ...groups.flatMap((group) => {
      const code = `${area}/${group.code}`
      return [directory(code, area, group.title, group.icon), ...under(code, group.screens)]
    }),
    ...under(
      area,
      screens.map(({ path }) => path).filter((path) => !grouped.has(path)),
    ),
  ]
}

const directory = (code: string, parent: string | null, title: string, icon: string): DeclaredMenu => ({
  ...none,
  code,
  parent,
  kind: 'directory',
  title,
  path: `/${code}`,
  component: 'layout/parent',
  icon,
  roles: [],
})

const screenMenu = (parent: string, { path, title, icon, access }: Screen): DeclaredMenu => ({
  ...none,
  code: path,
  parent,
  kind: 'screen',
  title,
  path: `/${path}`,
  component: path,
  icon,
  roles: Object.keys(access),
})

/** The parts of a screen are buttons of it like its own resource, and called by their names. */
const buttonsOf = (screen: Screen): DeclaredMenu[] => [
  ...buttonsFor(screen, screen.resource, ''),
  ...screen.parts.flatMap((part) => buttonsFor(screen, part, resourceNamed(part)?.label ?? part)),
]

const buttonsFor = ({ path, access }: Screen, resource: string, label: string): DeclaredMenu[] =>
  titlesOf(resource)
    .map(([verb, title]) => ({ verb, title, roles: rolesWith(access, verb) }))
    .filter(({ roles }) => roles.length > 0)
    .map(({ verb, roles, title }) => ({
      ...none,
      code: `${path}:${resource}:${verb}`,
      parent: path,
      kind: 'button',
      title: `${title}${label}`,
      permission: `${resource}:${verb}`,
      roles,
    }))

/** What may be done with rows of a resource, with the words for it. */
function titlesOf(resource: string): (readonly [verb: string, title: string])[] {
  const { actions = {}, permissions = {} } = resourceNamed(resource) ?? {}
  return [
    ...Object.entries(verbTitles).filter(([verb]) => canBe(verb, resource)),
    ...Object.entries(actions).map(([name, { label }]) => [name, label] as const),
    ...Object.entries(permissions),
  ]
}

/** Settings are one row: nothing to hand over. Rows that nobody adds are not imported either. */
function canBe(verb: string, resource: string): boolean {
  const { singleton, writes = ['add'] } = resourceNamed(resource) ?? {}
  if (verb === 'import') return !singleton && writes.includes('add')
  return verb !== 'export' || !singleton
}

const rolesWith = (access: Screen['access'], verb: string) =>
  Object.entries(access)
    .filter(([, verbs]) => verbs.includes(verb))
    .map(([role]) => role)
