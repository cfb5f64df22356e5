import type { AnyResource } from '#domain/kernel/resource.ts'

const verbs: Readonly<Record<string, string>> = {
  add: '新增',
  update: '修改',
  remove: '删除',
  takeBack: '撤回',
}

/** What was done, in a word: of an action, its label. */
export const verbOf = (resource: AnyResource | undefined, verb: string): string =>
  verbs[verb] ?? resource?.actions?.[verb]?.label ?? verb
