import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { perform } from '../perform.ts'

/** What an approver says, with their comment. */
export interface Decision {
  readonly verb: 'approve' | 'reject'
  readonly comment: string
}

/** For the demo college: has the next person in turn decide on the case of an application. */
export async function decideNext(
  app: AppContext,
  tenantId: string,
  { name: resource }: Pick<AnyResource, 'name'>,
  rowId: string,
  decision: Decision,
): Promise<void> {
  const { rows } = await sql<{ caseId: string; task: string; personId: string; name: string }>`select
      t.case_id as "caseId", t.task, t.person_id as "personId", u.name
    from workflow_task t join workflow_case c on c.tenant_id = t.tenant_id and c.id = t.case_id
    join "system_user" u on u.tenant_id = t.tenant_id and u.id = t.person_id
    where t.tenant_id = ${tenantId} and t.state = 'open' and c.resource = ${resource} and c.row_id = ${rowId} order by t.id limit 1`.execute(
    app.db,
  )
  const [found] = rows
  if (!found) return
  const { caseId, task, personId: id, name } = found
  const actor = { id, tenantId, account: 'demo', name, roles: [], granted: noDuties }
  await perform({ db: app.db, app, actor }, caseId, { ...decision, task })
}
