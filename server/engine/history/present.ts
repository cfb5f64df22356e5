import { sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import type { FieldChange } from '#domain/kernel/field-change.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { user } from '#domain/system/user.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { momentText } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { titlesById, titlesFor } from '#server/engine/rows/titles.ts'
import type { Changes } from './record.ts'

export interface KeptRecord {
  readonly id: string
  readonly resource: string
  readonly rowId: string
  readonly rowTitle: string
  readonly serial: number
  readonly verb: string
  readonly changes: string
  readonly account: string
  readonly name: string | null
  readonly address: string | null
  readonly batch: string | null
  readonly reason: string | null
  readonly changedAt: string
}

/** The columns of a record; `name` is who it was, as far as the account still exists. */
export const recordColumns =
  sql.raw(`r.id, r.resource, r.row_id as "rowId", r.row_title as "rowTitle", r.serial,
  r.verb, r.changes, r.account, r.address, r.batch, r.reason, ${momentText('r.changed_at')} as "changedAt",
  (select u.name from "system_user" u where u.tenant_id = r.tenant_id and u.id::text = r.created_by) as name`)

/** Records with their changes as this person may see them: hidden and personal values as in the row itself, secrets unsaid. */
export async function presented(db: Database, actor: Actor, records: readonly KeptRecord[]) {
  const maskers = new Map<AnyResource, Masker>()
  for (const resource of new Set(records.flatMap((record) => resourceNamed(record.resource) ?? [])))
    maskers.set(resource, await maskerFor(db, actor, resource))
  const read = records.map(({ changes, ...record }) => {
    const resource = resourceNamed(record.resource)
    const mask = resource && maskers.get(resource)
    return { record, resource, shown: mask ? shownChanges(mask, JSON.parse(changes)) : [] }
  })
  const named = await namerOf(db, actor, read)
  const nameOfUser = await titlesFor({ db, actor }, user)
  return Promise.all(
    read.map(async ({ record, resource, shown }) => ({
      ...record,
      rowTitle: resource ? (await titlesFor({ db, actor }, resource))(record.rowTitle) : '',
      name: record.name && nameOfUser(record.name),
      changes: named(resource, shown),
    })),
  )
}

/** Changes of rows of one resource, as this person may see them. */
export async function presentChanges({ db, actor }: Unit, resource: AnyResource, all: readonly Changes[]) {
  const mask = await maskerFor(db, actor, resource)
  const read = all.map((changes) => ({ resource, shown: shownChanges(mask, changes) }))
  const named = await namerOf(db, actor, read)
  return read.map(({ shown }) => named(resource, shown))
}

async function namerOf(db: Database, actor: Actor, read: readonly Read[]) {
  const names = await namesOf(db, actor, read)
  return (resource: AnyResource | undefined, shown: readonly FieldChange[]): readonly FieldChange[] =>
    shown.map((change) => {
      const target = (resource?.fields[change.field] as Field | undefined)?.target
      if (!target) return change
      const label = (id: unknown) => names.get(`${target} ${id}`) ?? null
      return { ...change, fromLabel: label(change.from), toLabel: label(change.to) }
    })
}

type Masker = Awaited<ReturnType<typeof maskerFor>>

function shownChanges(mask: Masker, changes: Changes): readonly FieldChange[] {
  return Object.entries(changes).flatMap(([field, [from, to]]) => {
    const [before, after] = [mask({ [field]: from }), mask({ [field]: to })]
    return field in after ? [{ field, from: before[field], to: after[field] }] : []
  })
}

type Read = { readonly resource: AnyResource | undefined; readonly shown: readonly FieldChange[] }

/** The titles behind all references in these changes, one statement for each table pointed at. */
async function namesOf(db: Database, actor: Actor, read: readonly Read[]): Promise<Map<string, string>> {
  const pointing = read.flatMap(({ resource, shown }) =>
    shown.flatMap(({ field, from, to }) => {
      const target = (resource?.fields[field] as Field | undefined)?.target
      return target ? [from, to].filter((id) => typeof id === 'string').map((id) => ({ target, id })) : []
    }),
  )
  const found = [...Map.groupBy(pointing, ({ target }) => target)].map(async ([target, some]) => {
    const resource = resourceNamed(target)
    if (!resource) return []
    const titles = await titlesById(
      { db, actor },
      resource,
      some.map(({ id }) => id),
    )
    return [...titles].map(([id, title]) => [`${target} ${id}`, title] as const)
  })
  return new Map((await Promise.all(found)).flat())
}
