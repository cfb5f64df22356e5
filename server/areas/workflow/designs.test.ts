import { describe, expect, it } from 'vitest'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { Colleague } from '#domain/workflow/calls.ts'
import type { Design } from '#domain/workflow/model-calls.ts'
import { caseDesk } from '#tests/support/case-desk.ts'
import { oneEngine } from '#tests/support/database.ts'
import { publishedModel } from '#tests/support/running-cases.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('what a process is designed of, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { ask, id } = caseDesk(server)

  it('is the roles of the college, its own too, for those who see designs', async () => {
    const own = { code: 'labkeeper', name: '实验室管理员', grants: 'self', sort: 900 }
    expect((await ask('admin', 'system/role/add', own)).status).toBe(200)
    const steps = [approvalStep('first', '审核', 'counsellor', 8)]
    const { modelId } = await publishedModel(server.app(), server.tenantId, steps)
    const path = `workflow/model/design?id=${modelId}`
    const { data } = await ask<Design>('admin', path)
    expect(data.roles.at(-1)).toEqual({ code: 'labkeeper', name: '实验室管理员' })
    expect(data.roles.map(({ code }) => code)).toContain('counsellor')
    expect((await ask('one', path)).status).toBe(403)
  })

  it('is the staff by name, oneself among them and no student, for those who see designs', async () => {
    const found = async (keyword: string) =>
      (await ask<readonly Colleague[]>('admin', `workflow/person/getSelect?keyword=${keyword}`)).data.map(
        (each) => each.id,
      )
    expect([await found('admin'), await found('other'), await found('outsider')]).toEqual([
      [id('admin')],
      [id('other')],
      [],
    ])
    for (const who of ['one', 'starter'] as const)
      expect((await ask(who, 'workflow/person/getSelect?keyword=other')).status).toBe(403)
  })
})
