import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { layoutIn, usualLayout } from '#domain/reports/check.ts'
import type { Layout } from '#domain/reports/layout.ts'
import { sourceNamed } from '#domain/reports/sources.ts'
import type { Database, Person } from '#server/house.ts'
import { holds } from '#server/resource/scope.ts'

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
const isFor = (person: Person, { published, toRoles, resource }: Kept) =>
  published === true &&
  holds(person, `${resource}:export`) &&
  (!toRoles || toRoles.split(',').some((code) => person.roles.some((role) => role.code === code)))

/** The reports over a resource that a person may print. */
export async function reportsFor(db: Database, person: Person, resource: string) {
  const { rows } = await sql<Kept>`select ${columns} from system_report
    where tenant_id = ${person.tenantId} and resource = ${resource} and published
    order by name, id`.execute(db)
  return rows.filter((row) => isFor(person, row)).map(({ id, name }) => ({ id, name }))
}

/** A report that a person may print: one published to them, or any for whoever designs them. */
export async function reportFor(db: Database, person: Person, id: string): Promise<Report> {
  const { rows } = await sql<Kept>`select ${columns} from system_report
    where tenant_id = ${person.tenantId} and id = ${id}`.execute(db)
  const [kept] = rows
  const resource = kept && sourceNamed(kept.resource)
  if (!kept || !resource) return refuse({ type: 'not-found' })
  const designs = holds(person, 'system.report:design') && holds(person, `${kept.resource}:export`)
  if (!isFor(person, kept) && !designs) return refuse({ type: 'not-found' })
  return {
    id: kept.id,
    name: kept.name,
    resource,
    layout: (kept.layout && layoutIn(kept.layout)) || usualLayout(resource),
    viewId: kept.viewId,
    pictures: kept.pictures?.split(',').filter(Boolean) ?? [],
  }
}
