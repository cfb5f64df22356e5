import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { entrust } from '#domain/workflow/entrust.ts'
import { atLeast, atMost, table } from '#server/core/database/table.ts'
import { notifyPerson } from '#server/core/messages/notify.ts'
import { serve } from '#server/core/serve.ts'
import { handOverLater } from './hand-over.ts'

/** What somebody enters is their own to entrust, to somebody else, and for each day and model once. */
export const entrusts = serve(entrust, {
  beforeWrite: async (next, { current, actor, db }) => {
    const principalId = current?.principalId ?? actor.id
    if (next.agentId === principalId) refuse({ type: 'conflict', message: '不能委托给自己' })
    if (!next.enabled) return { principalId }
    const rows = await table(entrust, db, actor.tenantId).list(
      [
        { principalId, enabled: true, since: atMost(next.until), until: atLeast(next.since) },
        sql`id is distinct from ${current?.id ?? null}::uuid`,
      ],
      ['models', 'departments'],
    )
    const { models = null, departments = null } = next
    if (rows.some((other) => meet(other.models, models) && meet(other.departments, departments)))
      refuse({ type: 'conflict', message: '这段时间已经委托过同样的流程' })
    return { principalId }
  },
  afterWrite: async (row, { current, ...unit }) => {
    const { agentId, since, until, enabled } = row
    const { app, db, actor } = unit
    if (!enabled) return
    if (deciding.some((name) => row[name] !== current?.[name])) await handOverLater(unit, row)
    const title = `${actor.name}委托您代为审批（${since} 至 ${until}）`
    await notifyPerson(db, app, {
      tenantId: actor.tenantId,
      userId: agentId,
      ...{ kind: 'service', event: 'approval-entrusted', title, link: '/personal/usertodo' },
    })
  },
})

/** What says whose tasks go to whom, and when. */
const deciding = ['agentId', 'since', 'until', 'models', 'departments', 'enabled'] as const

/** Whether two lists have one in common; a delegation without a list is for all. */
const meet = (one: string | null, other: string | null) =>
  !one || !other || one.split(',').some((id) => other.split(',').includes(id))
