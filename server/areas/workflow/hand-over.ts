import { sql } from 'kysely'
import { z } from 'zod'
import { Refused } from '#domain/kernel/refusal.ts'
import { instantOf } from '#domain/kits/college-clock.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import { handles, NotYet } from '#server/core/jobs/handler.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'

const beginOf = (since: string) => instantOf(`${since} 00:00:00`)

interface Begins {
  readonly id: string
  readonly since: string
}

/** What waits for one who entrusts somebody is handed over when the entrust begins: on its first day, or at once. */
export async function handOverLater({ db, app, actor }: Unit, { id, since }: Begins): Promise<void> {
  await enqueue(db, app, {
    tenantId: actor.tenantId,
    kind: 'hand-over',
    label: '转交委托期间的待办',
    params: { id, since },
    runAt: beginOf(since) > app.now() ? beginOf(since) : undefined,
    by: null,
  })
}

interface Waiting {
  readonly caseId: string
  readonly task: string
  readonly principal: { readonly id: string; readonly name: string; readonly account: string }
  readonly agent: { readonly id: string; readonly name: string }
}

/** Open tasks that fall under an entrust of today. What somebody holds for somebody else is not entrusted on. */
async function waitingUnder(app: AppContext, tenantId: string, id: string): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`select c.id as "caseId", t.task,
      json_build_object('id', p.id, 'name', p.name, 'account', p.account) as principal,
      json_build_object('id', a.id, 'name', a.name) as agent
    from workflow_entrust e
    join ${behind('system_user p', 'e.principal_id')}
    join ${behind('system_user a', 'e.agent_id')} and a.enabled
    join ${behind('workflow_task t', 'e.principal_id', 'person_id')} and t.state = 'open' and t.acts_for_id is null
    join ${behind('workflow_case c', 't.case_id')} and c.state = 'reviewing'
    left join ${behind('base_student s', 'c.student_id')}
    where e.tenant_id = ${tenantId} and e.id = ${id} and e.enabled
      and ${todayOf(app)}::date between e.since and e.until
      and (coalesce(e.models, '') = '' or c.model_id::text = any(string_to_array(e.models, ',')))
      and (coalesce(e.departments, '') = '' or s.department_id::text = any(string_to_array(e.departments, ',')))
    order by t.opened_at, t.id`.execute(app.db)
  return rows
}

/** In the name of the one who is away. What the agent cannot take, such as their own application, stays where it is. */
const handOne = (app: AppContext, tenantId: string, { caseId, task, principal, agent }: Waiting) =>
  inTransaction(app, { ...clockIn(tenantId), ...principal }, (unit) =>
    perform(unit, caseId, { verb: 'transfer', task, to: agent }),
  ).then(
    () => 1,
    (error: unknown) => (error instanceof Refused ? 0 : Promise.reject(error)),
  )

const asked = z.object({ id: z.uuid(), since: z.iso.date() })

/** Done twice, it finds nothing that waits. It goes by its own clock, as `wake-case` does. */
export const handOver = handles(asked, async ({ app, task: { tenantId }, params: { id, since } }) => {
  const early = beginOf(since).getTime() - app.now().getTime()
  if (early > 0) throw new NotYet(early)
  let handed = 0
  for (const each of await waitingUnder(app, tenantId, id)) handed += await handOne(app, tenantId, each)
  return { handed }
})
