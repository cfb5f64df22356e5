import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '#domain/kernel/refusal.ts'
import type { Command } from '#machines/approval/commands.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { databaseOver } from '#server/core/database/pglite.ts'
import type { Unit } from '#server/core/serve.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { project } from '#server/engine/approval/project.ts'
import { caseOf } from '#server/engine/approval/store.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { demoCollege } from '#tests/support/college.ts'
import { tenantId } from '#tests/support/demo-college.ts'
import { actorFor } from '#tests/support/running-cases.ts'

/** What people find a case by, and how it is shown in lists; without who wrote it last and when. */
const projected = {
  workflow_case: ['id', 'state', 'step', 'version', 'length'],
  workflow_task: [
    ...['case_id', 'task', 'step', 'step_title', 'person_id', 'acts_for_id', 'kind', 'state'],
    ...['opened_at', 'due_at', 'closed_at'],
  ],
  workflow_copy: ['case_id', 'person_id', 'at'],
  workflow_notice: ['case_id', 'step', 'until'],
} as const

describe('the log of approvals, of the demo college', () => {
  let app: AppContext
  const unitOn = (db: AppContext['db']): Unit => ({
    ...{ db, app, actor: actorFor(tenantId, { id: 'somebody', name: '某人' }) },
  })
  const ids = async () => {
    const { rows } = await sql<{ id: string }>`select id from workflow_case order by id`.execute(app.db)
    return rows.map(({ id }) => id)
  }
  const asProjected = async () => {
    const found: Record<string, unknown> = {}
    for (const [table, columns] of Object.entries(projected)) {
      const listed = sql.raw(columns.join(', '))
      const { rows } = await sql`select ${listed} from ${sql.raw(table)} order by ${listed}`.execute(app.db)
      found[table] = rows
    }
    return found
  }

  /** Some go on, one way or another; what is refused, as a signature that is missing, stays as it is. */
  async function someDecided() {
    const { rows } = await sql<{ id: string; task: string; personId: string; name: string }>`
      select c.id, t.task, t.person_id as "personId", u.name from workflow_case c
      join workflow_task t on t.case_id = c.id and t.state = 'open' join "system_user" u on u.id = t.person_id
      order by c.id, t.task`.execute(app.db)
    const verdicts: readonly ((task: string) => Command)[] = [
      (task) => ({ verb: 'approve', task }),
      (task) => ({ verb: 'reject', task, comment: '不符合规定' }),
      (task) => ({ verb: 'return', task, comment: '请补充', to: 'starter', walk: 'again' }),
    ]
    for (const [at, { id, task, personId, name }] of rows.entries()) {
      const command = verdicts[at % 4]?.(task)
      if (!command) continue
      const actor = actorFor(tenantId, { id: personId, name })
      await inTransaction(app, actor, (unit) => perform(unit, id, command)).catch((error) => {
        if (!(error instanceof Refused)) throw error
      })
    }
  }

  beforeAll(async () => {
    app = appContextOver(databaseOver(await demoCollege()))
    await someDecided()
  }, 300_000)

  it('replayed, gives the state that is kept of every case, task, copy and notice', async () => {
    const before = await asProjected()
    const cases = before.workflow_case as readonly { id: string; state: string; length: number }[]
    const states = new Set(cases.map(({ state }) => state))
    for (const state of ['reviewing', 'approved', 'rejected', 'returned']) expect(states).toContain(state)
    for (const { id, state, length } of cases) {
      const kept = await caseOf(unitOn(app.db), id)
      expect([kept.found.value, kept.found.context.length, kept.events.length]).toEqual([
        ...[state, length, length],
      ])
    }
    // Forgotten and made anew from the log alone.
    for (const table of ['workflow_task', 'workflow_copy', 'workflow_notice'])
      await sql`delete from ${sql.raw(table)}`.execute(app.db)
    await sql`update workflow_case set step = 'forgotten', length = 0, state = 'new'`.execute(app.db)
    for (const id of await ids())
      await app.db.transaction().execute(async (tx) => project(unitOn(tx), await caseOf(unitOn(tx), id)))
    expect(await asProjected()).toEqual(before)
  })

  it.each(['workflow_event', 'workflow_signature'])('%s is added to and nothing else', async (table) => {
    const of = sql.raw(table)
    if (table === 'workflow_signature')
      await sql`insert into workflow_signature (tenant_id, id, case_id, person_id, drawing)
        select tenant_id, id, id, starter_id, '{}' from workflow_case limit 1`.execute(app.db)
    for (const asked of [
      sql`update ${of} set updated_by = 'somebody'`,
      sql`delete from ${of}`,
      sql`truncate ${of}`,
    ])
      await expect(asked.execute(app.db)).rejects.toThrow(`${table} is append-only`)
  })
})
