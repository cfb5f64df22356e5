import { describe, expect, it } from 'vitest'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { Step } from '#domain/workflow/definition.ts'
import { caseDesk } from '#tests/support/case-desk.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('a case tells of itself, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { begun, act, news, users, id, ring } = caseDesk(server)
  const waits = ['待审批：申请']

  it('to those who are to decide, however the task came to them', async () => {
    const { id: of } = await begun([approvalStep('only', '审批', users('one'), 8)])
    expect(await news()).toEqual({ one: waits })
    const passed = async (who: Parameters<typeof act>[0], verb: string, more: object = {}) => {
      expect((await act(who, of, { verb, ...more })).msg).toBe('操作成功')
      return news()
    }
    expect(await passed('one', 'transfer', { to: id('other') })).toEqual({ other: waits })
    expect(await passed('other', 'delegate', { to: id('boss') })).toEqual({ boss: waits })
    expect(await passed('boss', 'hand-back')).toEqual({ other: waits })
    expect(await passed('starter', 'urge')).toEqual({ other: ['催办：申请'] })
    expect(await passed('starter', 'cc', { people: [id('boss'), id('one')] })).toEqual({
      boss: ['抄送：申请'],
      one: ['抄送：申请'],
    })
    expect(await passed('other', 'approve')).toEqual({ starter: ['申请：已通过'] })
  })

  it('by the clock, to those who are reminded and to whom a task goes up', async () => {
    const copy: Step = { kind: 'cc', id: 'copy', title: '抄送', who: users('boss') }
    const step = approvalStep('only', '审批', users('one'), 1, {
      timers: [
        { hours: 1, act: 'remind' },
        { hours: 2, act: 'escalate', to: users('other') },
      ],
    })
    const { id: of } = await begun([copy, step])
    expect(await news()).toEqual({ boss: ['抄送：申请'], one: waits })
    await ring(of)
    expect(await news()).toEqual({ one: ['审批已到提醒时间：申请'] })
    await ring(of, 5)
    expect(await news()).toEqual({})
    await ring(of)
    expect(await news()).toEqual({ other: waits })
    expect((await act('other', of, { verb: 'reject', comment: '不符合' })).status).toBe(200)
    expect(await news()).toEqual({ starter: ['申请：已驳回'] })
  })
})
