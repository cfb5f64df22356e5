import { tables } from '#domain/index.ts'
import type { AnyFormRules } from '#domain/kernel/form.ts'
import { copiesIn } from '#domain/kernel/form-rules.ts'
import type { Duty, Gives } from '#domain/kernel/grant.ts'
import type { AnyResource, Scope } from '#domain/kernel/resource.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { type Part, partOf } from '#domain/security/giving.ts'
import { user } from '#domain/system/user.ts'

/** What in a resource decides who reaches what. */
export interface GiftFields {
  readonly duties: readonly { readonly duty: Duty; readonly gives: Gives }[]
  /** References by which rows, or those that repeat them, lie in somebody's reach. */
  readonly places: readonly { readonly field: string; readonly part: Part }[]
  /** Whose duties an account has. */
  readonly links: readonly ('studentId' | 'teacherId')[]
}

const known = new Map<string, GiftFields>()

/** Derived from the declaration of the resource: `grants`, `scope`, `parent` and what others copy from it. */
export function giftFieldsOf(resource: AnyResource): GiftFields {
  const found = known.get(resource.name) ?? {
    duties: Object.entries<Gives | undefined>(resource.grants ?? {}).flatMap(([duty, gives]) =>
      gives ? [{ duty: duty as Duty, gives }] : [],
    ),
    places: placesIn(resource),
    links: resource.name === user.name ? (['studentId', 'teacherId'] as const) : [],
  }
  known.set(resource.name, found)
  return found
}

export const givesByRow = (resource: AnyResource): boolean =>
  Object.values(giftFieldsOf(resource)).some(({ length }) => length > 0)

/** Fields of a table that another one repeats. */
const repeated = new Map<string, Set<string>>()
for (const table of tables as readonly (AnyTable & AnyFormRules)[])
  for (const [by, takes] of copiesIn(table)) {
    const source: string = table.fields[by].target
    repeated.set(source, new Set([...(repeated.get(source) ?? []), ...Object.values(takes)]))
  }

function placesIn(resource: AnyResource): GiftFields['places'] {
  const { name, fields, scope = [], parent } = resource
  const dutied = new Set(Object.values<Gives | undefined>(resource.grants ?? {}).map((gives) => gives?.over))
  const scoped = new Set((scope as readonly Scope[]).map(({ field }) => field))
  const followed = new Set(
    // What is repeated of a class or a student moves with that reference, which is looked at itself.
    copiesIn(resource).flatMap(([by, takes]) => (fields[by].target in partOf ? Object.keys(takes) : [])),
  )
  // What only the server fills is given by nobody, unless it follows what a person chooses.
  const filled = (field: string) => fields[field].presence !== 'system'
  const chosen = new Set([
    ...Object.keys(fields).filter(filled),
    ...copiesIn(resource).flatMap(([by, takes]) => (filled(by) ? Object.keys(takes) : [])),
  ])
  return Object.keys(fields).flatMap((field) => {
    const part = partOf[fields[field].target ?? '']
    const decides =
      scoped.has(field) || repeated.get(name)?.has(field) || (field === parent && name in partOf)
    const given = chosen.has(field) && !dutied.has(field) && !followed.has(field)
    return part && decides && given ? [{ field, part }] : []
  })
}
