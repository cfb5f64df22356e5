import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { today } from '#domain/kits/college-clock.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import { runDue } from '#server/core/jobs/run-due.ts'
import { todayOf } from '#server/core/today.ts'
import { caseDesk } from '#tests/support/case-desk.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('standing entrusts, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { ask, act, begun, kept, news, users, id } = caseDesk(server)

  const step = () => [approvalStep('first', '审核', users('one'), 8)]
  const holders = async (of: string) =>
    (await kept(of)).found.context.tasks.flatMap(({ person, state }) => (state === 'open' ? person.name : []))

  /** Entrusts today's tasks of `one` to `other`. */
  const entrusted = async (more: object = {}) => {
    const day = todayOf(server.app())
    const given = { agentId: id('other'), since: day, until: day, enabled: true, ...more }
    const { data, msg } = await ask<{ id: string; revision: number }>('one', 'workflow/entrust/add', given)
    expect(msg).toBe('操作成功')
    return async () => ask('one', `workflow/entrust/remove?ids=${data.id}`, {})
  }

  it('of models that are gone hold for none of the others', async () => {
    const fresh = { code: 'never-published', title: '未发布', enabled: true }
    const { data: model } = await ask<{ id: string }>('admin', 'workflow/model/add', fresh)
    const end = await entrusted({ models: model.id })
    expect(await holders((await begun(step())).id)).toEqual(['one'])
    const gone = await ask('admin', `workflow/model/remove?ids=${model.id}`, {})
    expect(gone.status).toBe(200)
    expect(await holders((await begun(step())).id)).toEqual(['one'])
    await end()
    const endAll = await entrusted()
    expect(await holders((await begun(step())).id)).toEqual(['other'])
    await endAll()
  })

  it('take over what waits already when they begin, in the name of who is away, and are told of it', async () => {
    const { id: of, modelId } = await begun(step())
    const { id: beside } = await begun(step())
    await news()
    const end = await entrusted({ models: modelId })
    await runDue(server.app())
    expect([await holders(of), await holders(beside)]).toEqual([['other'], ['one']])
    const { events, found } = await kept(of)
    expect(events.at(-1)).toMatchObject({
      type: 'transferred',
      by: { name: 'one' },
      actsFor: { name: 'one' },
    })
    expect(found.context.tasks[0]?.actsFor?.name).toBe('one')
    expect((await news()).other?.filter((title) => title.startsWith('待审批'))).toHaveLength(1)
    await runDue(server.app())
    expect((await kept(of)).events).toHaveLength(events.length)
    await act('other', of, { verb: 'approve' })
    expect((await kept(of)).found.value).toBe('approved')
    await end()
  })

  /** By the tables that people find cases with; what the log comes to is `holders`. */
  const listed = async (of: string) => {
    const { rows } = await sql<{ name: string; actsFor: string }>`select p.name, a.name as "actsFor"
      from workflow_task t join "system_user" p on p.id = t.person_id left join "system_user" a on a.id = t.acts_for_id
      where t.case_id = ${of} and t.state = 'open'`.execute(server.app().db)
    return rows.map(({ name, actsFor }) => [name, actsFor])
  }

  it('take over what opens later of a case that was under way when they began', async () => {
    const both = [...users('boss'), ...users('one')]
    const { id: of } = await begun([approvalStep('first', '审核', both, 8, { mode: 'sequential' })])
    expect(await holders(of)).toEqual(['boss'])
    const { id: suspended } = await begun(step())
    await act('admin', suspended, { verb: 'suspend', comment: '核查' })
    const end = await entrusted()
    await runDue(server.app())
    await news()
    await act('boss', of, { verb: 'approve' })
    await act('admin', suspended, { verb: 'activate' })
    for (const each of [of, suspended])
      expect([await holders(each), await listed(each)]).toEqual([['other'], [['other', 'one']]])
    expect((await news()).one).toBeUndefined()
    for (const each of [of, suspended]) {
      await act('other', each, { verb: 'approve' })
      expect((await kept(each)).found.value).toBe('approved')
    }
    await end()
  })

  it('that begin on a later day take over what waits then', async () => {
    const { id: of, modelId } = await begun(step())
    const day = today(new Date(server.now() + 86_400_000))
    const end = await entrusted({ models: modelId, since: day, until: day })
    const queued = () =>
      sql`update resource_task set run_at = now()
      where tenant_id = ${server.tenantId} and kind = 'hand-over' and state = 'queued'`.execute(
        server.app().db,
      )
    await queued()
    await runDue(server.app())
    expect(await holders(of)).toEqual(['one'])
    server.pass(86_400)
    await queued()
    await runDue(server.app())
    expect(await holders(of)).toEqual(['other'])
    await end()
  })
})
