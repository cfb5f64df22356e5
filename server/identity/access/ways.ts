import type { Field } from '#domain/kernel/field.ts'
import { type Duty, grants, rangeOf } from '#domain/kernel/grant.ts'
import type { AnyResource, Scope } from '#domain/kernel/resource.ts'
import type { Way } from '#domain/security/explanation.ts'
import type { Actor } from '#server/core/app-context.ts'
import type { Row } from '#server/engine/rows/reading.ts'

/**
 * Why a person reaches a row, or does not, in the words of `scope.ts`: role by role and grant by grant. `whole` holds
 * what stands at the end of its paths too, and `shown` is the row as anyone who asks sees it.
 */
export function waysTo(
  resource: AnyResource,
  { whole, shown }: { readonly whole: Row; readonly shown: object },
  actor: Actor,
  roleNames: ReadonlyMap<string, string>,
): { readonly ways: readonly Way[]; readonly opened: readonly string[] } {
  const row = whole as unknown as Readonly<Record<string, unknown>>
  const seen = shown as Readonly<Record<string, unknown>>
  const scope: readonly Scope[] | undefined = resource.scope
  const nameOf = (field: string) => {
    const labels = seen.labels as Readonly<Record<string, string | null>>
    if (field === 'id') return String(labels[resource.title] ?? seen[resource.title])
    const [own = ''] = field.split('.')
    return `${(resource.fields[own] as Field).label} ${labels[own] ?? ''}`
  }
  const through = (ids: readonly string[], range: string) =>
    (scope ?? [])
      .filter(({ field, grant }) => grant === range && ids.includes(String(row[field])))
      .map(({ field }) => nameOf(field))

  const grantOf = (grant: Actor['roles'][number]['grants'][number]) => ({
    label: grants.labels[grant],
    through: grant === 'all' || !scope ? ['全部数据'] : through(actor.granted[grant], rangeOf(grant as Duty)),
  })
  const ways = actor.roles.map(({ code, permissions, grants }) => {
    const each = grants.map(grantOf)
    const permitted = permissions.has(`${resource.name}:view`)
    const leads = permitted && each.some(({ through }) => through.length > 0)
    return { role: roleNames.get(code) ?? code, permitted, leads, grants: each }
  })
  const opened = Object.entries(actor.opened ?? {}).flatMap(([range, ids]) => through(ids, range))
  return { ways, opened: ways.some(({ permitted }) => permitted) ? opened : [] }
}
