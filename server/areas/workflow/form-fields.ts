import { type RawBuilder, sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Definition } from '#domain/workflow/definition.ts'
import { findable, showable } from '#domain/workflow/plain-fields.ts'
import type { ProcessView } from '#domain/workflow/process-view-calls.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import { workflowVersion } from '#domain/workflow/version.ts'
import { quoted } from '#server/core/database/names.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { containing } from '#server/engine/rows/containing.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { hiddenAt } from './hidden-fields.ts'
import { processViews } from './process-views.ts'

/** Fields of a process that the asker may be told of: seen whole by their roles, and hidden at no step of any version. */
async function openNames(
  { db, actor }: Unit,
  resource: AnyResource,
  modelId: string,
  asked: readonly string[],
): Promise<readonly string[]> {
  if (asked.length === 0) return []
  const visibility = await visibilityOf(db, actor, resource)
  const rows = await table(workflowVersion, db, actor.tenantId).list({ modelId }, ['definition'])
  const hidden = hiddenAt(
    rows.flatMap(({ definition }) => everyStep((JSON.parse(definition) as Definition).steps)),
  )
  return asked.filter((name) => !hidden.has(name) && seesWhole(visibility, name))
}

type Part = 'searched' | 'shown'
const may = { searched: findable, shown: showable } as const

/** Of each process the fields that are set for it, as far as the asker may be told of them. */
async function setFields(unit: Unit, part: Part) {
  const views = (await processViews(unit)).filter((view) => view[part].length > 0)
  const found = views.map(async (view: ProcessView) => {
    const resource = resourceNamed(view.resource)
    const names = view[part].filter((name) => resource && may[part](resource).includes(name))
    return { resource, names: resource ? await openNames(unit, resource, view.modelId, names) : [] }
  })
  return (await Promise.all(found)).flatMap(({ resource, names }) =>
    resource && names.length > 0 ? [{ resource, names }] : [],
  )
}

/** Whether the form of a case says what is searched for, by the fields that are set for its process. */
export async function formSays(unit: Unit, search: string): Promise<RawBuilder<boolean>> {
  const sets = await setFields(unit, 'searched')
  const each = sets.map(({ resource, names }) => {
    const texts = names.map((name) =>
      containing(sql`f.${sql.raw(quoted(name))}::text`, search, resource.fields[name]),
    )
    return sql`(c.resource = ${resource.name} and exists (select from ${sql.raw(quoted(resource.name))} f
      where f.tenant_id = c.tenant_id and f.id::text = c.row_id and (${sql.join(texts, sql` or `)})))`
  })
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` or `)})` : sql<boolean>`false`
}

type Facts = Readonly<Record<string, unknown>>

/** What the forms of these cases say in short, by the row: the fields that are set for their processes. */
export async function factsFor(
  unit: Unit,
  cases: readonly { readonly resource: string; readonly rowId: string }[],
): Promise<ReadonlyMap<string, Facts>> {
  const facts = new Map<string, Facts>()
  for (const { resource, names } of await setFields(unit, 'shown')) {
    const ids = cases.flatMap((each) => (each.resource === resource.name ? [each.rowId] : []))
    if (ids.length === 0) continue
    const columns = names.map((name) => {
      const column = sql.raw(quoted(name))
      return resource.fields[name].kind === 'date'
        ? sql`${column}::text as ${sql.ref(name)}`
        : sql`${column} as ${sql.ref(name)}`
    })
    const { rows } = await sql<Facts & { readonly id: string }>`select id, ${sql.join(columns)}
      from ${sql.raw(quoted(resource.name))} where tenant_id = ${unit.actor.tenantId} and id = any(${ids}::uuid[])`.execute(
      unit.db,
    )
    for (const { id, ...row } of rows) facts.set(id, row)
  }
  return facts
}
