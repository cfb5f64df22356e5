import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import type { Task } from './handler.ts'

/** A task that a worker holds. `attempts` tells this hold from every other: the worker may hold it again later. */
export interface Held extends Task {
  readonly params: string
  readonly worker: string
}

/** How long a worker may be silent before its task is another's, in seconds. It says that it lives three times as often. */
export const lease = 30
/** After so many beginnings a task is given up. */
export const mostAttempts = 5

/** What the queue goes by: the clock of the database, as far ahead as that of a demo college was moved. */
export const queueNow = (ahead = 0) => sql`now() + make_interval(secs => ${ahead / 1000})`

const leaseEnd = sql`now() + make_interval(secs => ${lease})`

/**
 * Takes the task that has been due longest, or one whose worker fell silent. Kinds that this program does not know
 * are left to a newer one. `for update skip locked`: two workers who ask at once get two tasks. It is found once and
 * kept (`materialized`): found anew for each row it is joined with, which a plan may do, it would be a task more each time.
 * `ahead` is how many milliseconds the clock of a demo college was moved ahead.
 */
export async function claim(
  db: Database,
  worker: string,
  kinds: readonly string[],
  ahead = 0,
): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    with due as materialized (
      select tenant_id, id from resource_task
      where kind = any(${kinds}::text[]) and (
        (state in ('queued', 'failed') and run_at <= ${queueNow(ahead)}) or (state = 'running' and lease_until < now()))
      order by run_at limit 1 for update skip locked
    )
    update resource_task t set state = 'running', worker = ${worker}, lease_until = ${leaseEnd},
      attempts = t.attempts + 1, started_at = now(), progress = null, total = null, note = null,
      revision = t.revision + 1, updated_at = now()
    from due
    where t.tenant_id = due.tenant_id and t.id = due.id
    returning t.tenant_id as "tenantId", t.id, t.kind, t.label, t.params, t.attempts, t.user_id as "userId", t.worker`.execute(
    db,
  )
  return rows[0]
}

/** True of the row as long as this hold lasts. */
const mine = ({ tenantId, id, worker, attempts }: Held) => sql`tenant_id = ${tenantId} and id = ${id}
  and state = 'running' and worker = ${worker} and attempts = ${attempts}`

/** Says that the worker lives. False when the task is no longer its own. */
export async function beat(db: Database, held: Held): Promise<boolean> {
  const { rows } =
    await sql`update resource_task set lease_until = ${leaseEnd} where ${mine(held)} returning id`.execute(db)
  return rows.length > 0
}

export interface Progress {
  readonly done: number
  readonly total: number | null
  readonly note: string | null
}

/** Writes down how far it is, which is a sign of life too. */
export async function tell(db: Database, held: Held, { done, total, note }: Progress): Promise<boolean> {
  const { rows } = await sql`update resource_task set progress = ${done}, total = ${total}, note = ${note},
    lease_until = ${leaseEnd} where ${mine(held)} returning id`.execute(db)
  return rows.length > 0
}

const ended = sql`lease_until = null, finished_at = now(), revision = revision + 1, updated_at = now(),
  milliseconds = least(2000000000, extract(epoch from now() - started_at) * 1000)::int`

export async function complete(db: Database, held: Held, result: object | undefined): Promise<void> {
  await sql`update resource_task set state = 'done', error = null, ${ended},
    result = ${result ? JSON.stringify(result) : null} where ${mine(held)}`.execute(db)
}

interface Fault {
  /** For those who run the portal. */
  readonly error: string
  /** For the person who asked. */
  readonly note: string
  /** It would end the same way again. */
  readonly final: boolean
}

/** To be tried again after a while that doubles each time, from ten seconds; or given up. */
export async function fail(
  db: Database,
  held: Held,
  { error, note, final }: Fault,
  ahead = 0,
): Promise<void> {
  const dead = final || held.attempts >= mostAttempts
  const wait = 5 * 2 ** held.attempts
  await sql`update resource_task set state = ${dead ? 'dead' : 'failed'}, error = ${error}, note = ${note}, ${ended},
    run_at = case when ${dead} then run_at else ${queueNow(ahead)} + make_interval(secs => ${wait}) end
    where ${mine(held)}`.execute(db)
}

/** Gives a task back as if it had not been begun, due so many milliseconds from now by the clock of the database. */
export async function handBack(db: Database, held: Held, wait = 0): Promise<void> {
  await sql`update resource_task set state = 'queued', lease_until = null, worker = null,
    run_at = ${queueNow(wait)},
    attempts = attempts - 1, revision = revision + 1 where ${mine(held)}`.execute(db)
}
