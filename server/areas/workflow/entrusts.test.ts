import { describe, expect, it } from 'vitest'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import { todayOf } from '#server/core/today.ts'
import { caseDesk } from '#tests/support/case-desk.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('standing entrusts, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { ask, begun, kept, users, id } = caseDesk(server)

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
})
