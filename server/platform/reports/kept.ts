import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { layoutIn, usualLayout } from '#domain/reports/check.ts'
import type { Layout } from '#domain/reports/layout.ts'
import { sourceNamed } from '#domain/reports/sources.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { holds } from '#server/engine/rows/scope.ts'

export interface Report {
  readonly id: string
  readonly name: string
  readonly resource: AnyResource
  readonly layout: Layout
  readonly viewId: string | null
  readonly pictures: readonly string[]
}

interface Kept {
  readonly id: string
  readonly name: string
  readonly resource: string
  readonly layout: string | null
  readonly viewId: string | null
  readonly pictures: string | null
  readonly toRoles: string | null
  readonly published: boolean | null
}

const columns = sql`id, name, resource, layout, view_id as "viewId", pictures, to_roles as "toRoles", published`

/** Published to one of the person's roles, over rows that they may take along. */
const isFor = (actor: Actor, { published, toRoles, resource }: Kept) =>
  published === true &&
  holds(actor, `${resource}:export`) &&
  (!toRoles || toRoles.split(',').some((code) => actor.roles.some((role) => role.code === code)))

/** The reports over a resource that a person may print. */
export async function reportsFor(db: Database, actor: Actor, resource: string) {
  const { rows } = await sql<Kept>`select ${columns} from system_report
    where tenant_id = ${actor.tenantId} and resource = ${resource} and published
    order by name_sort_key, id`.execute(db)
  return rows.filter((row) => isFor(actor, row)).map(({ id, name }) => ({ id, name }))
}

/** A report that a person may print: one published to them, or any for anyone who designs them. */
export async function reportFor(db: Database, actor: Actor, id: string): Promise<Report> {
  const { rows } = await sql<Kept>`select ${columns} from system_report
    where tenant_id = ${actor.tenantId} and id = ${id}`.execute(db)
  const [kept] = rows
  const resource = kept && sourceNamed(kept.resource)
  if (!kept || !resource) return refuse({ type: 'not-found' })
  const designs = holds(actor, 'system.report:design') && holds(actor, `${kept.resource}:export`)
  if (!isFor(actor, kept) && !designs) return refuse({ type: 'not-found' })
  return {
    id: kept.id,
    name: kept.name,
    resource,
    layout: (kept.layout && layoutIn(kept.layout)) || usualLayout(resource),
    viewId: kept.viewId,
    pictures: kept.pictures?.split(',').filter(Boolean) ?? [],
  }
}
