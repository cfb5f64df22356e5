import { sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { Definition } from '#domain/workflow/definition.ts'
import type { Person, Source } from '#domain/workflow/source.ts'
import { sourcesOf } from '#domain/workflow/sources-of.ts'
import { everyStep } from '#domain/workflow/tree.ts'
import type { Entrust, Facts } from '#machines/approval/facts.ts'
import { endOf, timeOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { type Clock, clockOf } from './clock.ts'
import { type About, peopleOf } from './people.ts'

/** Who acts: the asker, or the clock. */
export type By = 'asker' | 'clock'

/** With the counting behind each deadline, for those who are shown it. */
export type CountedFacts = Facts & Pick<Clock, 'counted' | 'countedDays'>

/** All that a decision about a case rests on, asked of the database before it is made. */
export async function factsOf(
  unit: Unit,
  definition: Definition,
  { resource, ...about }: Omit<About, 'tenantId'> & { readonly resource: string },
  by: By = 'asker',
): Promise<CountedFacts> {
  const { app, actor } = unit
  const asked = { ...about, tenantId: actor.tenantId }
  const sources = new Map(
    [...everyStep(definition.steps).flatMap(sourcesOf), administrator].map((each) => [keyOf(each), each]),
  )
  const people = new Map<string, readonly Person[]>()
  for (const [key, source] of sources) people.set(key, await peopleOf({ ...app, db: unit.db }, asked, source))
  const clock = await clockOf(unit)
  return {
    now: timeOf(app.now()),
    actor:
      by === 'clock'
        ? null
        : { id: actor.id, name: actor.name, administrator: holds(actor, 'workflow.case:manage') },
    people: (source) => people.get(keyOf(source)) ?? [],
    row: about.row,
    fields: resourceNamed(resource)?.fields ?? {},
    entrusts: await entrustsOn(unit, about.studentId),
    ...clock,
  }
}

const keyOf = (source: Source) => JSON.stringify(source)

/** An empty step always has these to turn to. */
const administrator: Source = { kind: 'administrator' }

interface Standing {
  readonly principal: string
  readonly agentId: string
  readonly agentName: string
  readonly since: string
  readonly until: string
  readonly models: string | null
}

/**
 * The standing entrusts of today that take in the student's department, with the codes of the models that each is for.
 * One of some departments is for no application that is about no student, and one whose models are all gone is for none.
 */
async function entrustsOn({ db, app, actor }: Unit, studentId: string | null): Promise<readonly Entrust[]> {
  const { rows } =
    await sql<Standing>`select e.principal_id as principal, u.id as "agentId", u.name as "agentName",
      e.since::text, e.until::text, m.codes as models
    from workflow_entrust e join ${behind('system_user u', 'e.agent_id')} and u.enabled
    cross join lateral (select string_agg(m.code, ',') as codes from workflow_model m
      where m.tenant_id = e.tenant_id and m.id::text = any(string_to_array(e.models, ','))) m
    where e.tenant_id = ${actor.tenantId} and e.enabled and ${todayOf(app)}::date between e.since and e.until
      and (coalesce(e.models, '') = '' or m.codes is not null)
      and (coalesce(e.departments, '') = '' or (select s.department_id::text from base_student s
        where s.tenant_id = e.tenant_id and s.id = ${studentId}) = any(string_to_array(e.departments, ',')))`.execute(
      db,
    )
  return rows.map(({ principal, agentId, agentName, since, until, models }) => ({
    principal,
    agent: { id: agentId, name: agentName },
    from: `${since} 00:00:00`,
    to: endOf(until),
    kinds: models ? models.split(',') : [],
  }))
}
